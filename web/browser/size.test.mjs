// The first view is small: what index.html loads, as the server sends it.
import { get } from 'node:http';
import { test } from 'node:test';
import assert from 'node:assert/strict';
import { setUp } from './kit.mjs';

const on = setUp();
const LIMIT = 150_000;

/** A file as a browser gets it: its bytes on the wire, and how they are packed. */
function fetched(path) {
  return new Promise((resolve, reject) => {
    const asked = get(new URL(path, `${on.server.url}/`), { headers: { 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
      const parts = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => resolve({ body: Buffer.concat(parts), packed: answer.headers['content-encoding'] }));
    });
    asked.on('error', reject);
  });
}

test('the first view is under 150 kB, and comes compressed', async () => {
  const index = await (await fetch(on.server.url)).text();
  const loaded = [...index.matchAll(/<(?:script|link)[^>]*\s(?:src|href)="([^"]+)"/g)].map(([, path]) => path);
  assert.ok(loaded.some((path) => path.endsWith('.js')) && loaded.some((path) => path.endsWith('.css')));
  let sum = 0;
  for (const path of ['./', ...loaded]) {
    const { body, packed } = await fetched(path);
    if (/\.(js|css)$/.test(path)) assert.ok(['gzip', 'br'].includes(packed), `${path} is not compressed`);
    sum += body.length;
  }
  assert.ok(sum < LIMIT, `${sum} bytes`);
  assert.ok(sum > 10_000, 'nothing was measured');
});
