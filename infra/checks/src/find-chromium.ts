import { existsSync } from 'node:fs';

import { chromium } from '@playwright/test';

import { runCommand } from './run-command.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? '').split(':');
  return folders
    .flatMap((folder) => names.map((name) => `${folder}/${name}`))
    .find((file) => existsSync(file));
}

const playwrightsOwn = (): string | undefined => [chromium.executablePath()].find((file) => existsSync(file));

/** Ways to install a browser, cheapest first; success shows by a browser being found afterwards. */
const installs: readonly (readonly [command: string, args: string[]])[] = [
  ['npx', ['playwright', 'install', 'chromium']],
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
];

/**
 * Path of a Chromium: `CHROMIUM_PATH`, on the PATH, Playwright's own, or a fresh installation.
 * @throws Error when none is found and none can be installed
 */
export async function findChromium(): Promise<string> {
  const find = () =>
    [process.env.CHROMIUM_PATH].find((file) => file && existsSync(file)) ?? onPath() ?? playwrightsOwn();
  for (const [command, args] of installs) {
    const found = find();
    if (found) return found;
    await runCommand(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
  }
  const found = find();
  if (!found) throw new Error('Няма Chromium: инсталирайте го или посочете CHROMIUM_PATH.');
  return found;
}
