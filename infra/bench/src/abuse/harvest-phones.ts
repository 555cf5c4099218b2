import type { Measure } from '../report/row.ts';
import { stopped, unharmed } from './measures.ts';
import { freshAccount, newBrowser, type Scene } from './scene.ts';

/** Documented limits a day: by browser, and by network over all browsers. */
const BUDGET = { browser: 8, network: 40 };
const ACCOUNTS = 3;
const BROWSERS = 10;
const HONEST = 20;

async function shown(
  ask: ReturnType<Scene['askFrom']>,
  listings: readonly string[],
  token?: string,
): Promise<Set<string>> {
  const phones = new Set<string>();
  for (const id of listings) {
    const { status } = await ask('revealPhone', { params: { id }, ...(token !== undefined && { token }) });
    if (status === 200) phones.add(id);
  }
  return phones;
}

/**
 * Reveals phones with new accounts, then with as many browser cookies as the network gets, then from all over an IPv6
 * /64.
 */
export async function harvestPhones(scene: Scene): Promise<Measure[]> {
  const { listings, people, askFrom } = scene;
  const ip = '192.0.2.20';
  const byAccounts = new Set<string>();
  for (let account = 0; account < ACCOUNTS; account += 1) {
    const { token } = await freshAccount(scene, ip, `phones${account}`);
    for (const id of await shown(askFrom(ip), listings, token)) byAccounts.add(id);
  }
  const byBrowsers = new Set<string>();
  for (let browser = 0; browser < BROWSERS; browser += 1) {
    const cookie = await newBrowser(scene, ip);
    const ask = askFrom(ip, cookie === undefined ? {} : { cookie });
    for (const id of await shown(ask, listings.slice(browser * 6))) byBrowsers.add(id);
  }
  const block = '2001:db8:1401:1';
  const by64 = new Set<string>();
  for (let host = 1; host <= BROWSERS; host += 1) {
    const cookie = (await newBrowser(scene, `${block}::${host}`)) ?? '';
    for (const id of await shown(askFrom(`${block}::${host}`, { cookie }), listings.slice(host * 6 - 6)))
      by64.add(id);
  }
  const honest = await shown(askFrom(ip), listings.slice(0, HONEST), people.tenants[0]?.token);
  const tried = listings.length;
  return [
    stopped(`phones by ${ACCOUNTS} new accounts in one browser`, byAccounts.size, BUDGET.browser, tried),
    stopped(`phones of one network by ${BROWSERS} cookies`, byBrowsers.size, BUDGET.network, tried),
    stopped(`phones of one IPv6 /64 by ${BROWSERS} addresses and cookies`, by64.size, BUDGET.network, tried),
    unharmed('phones for an account that is a month old', honest.size, HONEST),
  ];
}
