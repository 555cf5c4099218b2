import { existsSync, globSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { runCommand } from './run-command.ts';

interface Browser {
  names: readonly string[];
  own: () => string | undefined;
  /** Ways to install it, cheapest first; finding the browser afterwards proves success. */
  installs: readonly (readonly [command: string, args: string[]])[];
}

const onPath = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(':').map((folder) => `${folder}/${name}`))
    .find((file) => existsSync(file));

const apt = (name: string): Browser['installs'] => [
  ['apt-get', ['update', '-qq']],
  ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]],
];

const fullBrowser: Browser = {
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  own: () => [chromium.executablePath()].find((file) => existsSync(file)),
  installs: [['npx', ['playwright', 'install', 'chromium']], ...apt('chromium')],
};

/** Folder of Playwright's browsers: `…/chromium-1255/chrome-linux64/chrome` is three levels below it. */
const playwrightsFolder = (): string => path.resolve(chromium.executablePath(), '../../..');

const headlessShell: Browser = {
  names: ['chromium-headless-shell'],
  own: () =>
    globSync(`${playwrightsFolder()}/chromium_headless_shell-*/*/{chrome-headless-shell,headless_shell}`)[0],
  installs: [
    ['npx', ['playwright', 'install', '--only-shell', 'chromium']],
    ...apt('chromium-headless-shell'),
  ],
};

async function find({ names, own, installs }: Browser): Promise<string | undefined> {
  const named = process.env.CHROMIUM_PATH;
  const present = () => (named && existsSync(named) ? named : (onPath(names) ?? own()));
  for (const [command, args] of installs) {
    const found = present();
    if (found) return found;
    await runCommand(command, args, { DEBIAN_FRONTEND: 'noninteractive' });
  }
  return present();
}

/**
 * Path of a Chromium: `CHROMIUM_PATH`, on the PATH, Playwright's own, or a fresh installation.
 * @throws Error when none is found and none can be installed
 */
export async function findChromium(): Promise<string> {
  const found = await find(fullBrowser);
  if (!found) throw new Error('Няма Chromium: инсталирайте го или посочете CHROMIUM_PATH.');
  return found;
}

/**
 * Path of Chromium's headless shell, which halves the CPU time of a page; falls back to a full Chromium.
 * @throws Error when neither is found and neither can be installed
 */
export const findHeadlessShell = async (): Promise<string> => (await find(headlessShell)) ?? findChromium();
