// Firefox as it is installed, over WebDriver BiDi. What is newer than this driver asks for more than Firefox ESR knows
// (emulation.setMediaFeaturesOverride), so that it is a copy of its own beside that for Chromium.
import { existsSync } from 'node:fs';
import { firefox } from 'playwright-esr';

const BROWSERS = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

export async function openFirefox() {
  const executablePath = process.env.FIREFOX ?? BROWSERS.find((path) => existsSync(path));
  return firefox.launch({ channel: 'moz-firefox', executablePath });
}
