// Two people by link, somebody who watches, and a server that is killed in between.
import { test } from 'node:test';
import assert from 'node:assert/strict';
import {
  assertAccessible,
  assertClean,
  assertCount,
  eventually,
  choices,
  kickOff,
  PHONE,
  setUp,
  shoot,
  sitDown,
  visitor,
} from './kit.mjs';

// For everybody on the network, so that an invitation has an address to show.
const on = setUp('0.0.0.0:0');

/** Whoever is asked answers; `turns` times. */
async function play(pages, turns) {
  for (let turn = 0; turn < turns; turn += 1) {
    const asked = await Promise.any(
      pages.map(async (page) => {
        await choices(page).first().waitFor();
        return page;
      }),
    );
    const version = await asked.evaluate(() => document.querySelectorAll('[data-testid=commentary] > li').length);
    await choices(asked).first().click();
    await asked
      .waitForFunction(
        (lines) => document.querySelectorAll('[data-testid=commentary] > li').length !== lines,
        version,
        { timeout: 5_000 },
      )
      .catch(() => undefined);
  }
}

const commentary = (page) => page.getByTestId('commentary').innerText();

async function agree(pages) {
  const [first, ...others] = pages;
  for (const other of others) {
    const both = async () => [await commentary(other), await commentary(first)];
    await eventually(both, ([one, another]) => one === another, 'all are told the same');
  }
}

test('two browsers, a watcher, and a server killed in between', async () => {
  const home = await visitor(on.browser);
  const away = await visitor(on.browser, { viewport: PHONE });
  const watcher = await visitor(on.browser);
  await kickOff(home, on.server.url, { away: 'link' });
  const invitation = home.locator('.invite input').first();
  const link = await invitation.inputValue();
  assert.match(link, /#\/match\/\w+\?seat=\w+$/);
  const { addresses } = await (await fetch(`${on.server.url}/api/server`)).json();
  const shown = addresses.length > 0 ? home.locator('.invite svg') : home.getByText('--listen');
  await shown.first().waitFor();
  await assertAccessible(home, 'invitation');
  await shoot(home, 'invitation-desk');
  await sitDown(away, link);
  assert.ok(!away.url().includes('seat='), 'the secret is not left in the address');
  await watcher.goto(home.url());
  await watcher.getByTestId('question').waitFor();
  await play([home, away], 6);
  await agree([home, away, watcher]);
  await assertCount(choices(watcher), 0);
  await shoot(away, 'match-by-link-phone');

  await on.server.kill();
  await home.locator('.link-sign').filter({ hasText: /\S/ }).waitFor();
  await shoot(home, 'connection-lost-desk');
  await on.server.restart();
  await home.waitForFunction(() => !document.querySelector('.link-sign')?.textContent?.trim());
  await play([home, away], 4);
  await agree([home, away, watcher]);
  for (const page of [home, away, watcher]) assertClean(page);
});

test('two at one screen', async () => {
  const page = await visitor(on.browser);
  await kickOff(page, on.server.url, { away: 'here', options: { half_seconds: '60' } });
  await play([page], 4);
  const question = await page.getByTestId('question').innerText();
  assert.ok(question.length > 0);
  assertClean(page);
});
