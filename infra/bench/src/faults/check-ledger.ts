import type { Ask } from './api.ts';
import type { Ledger } from './ledger.ts';

const PAGE = 100;
const AT_ONCE = 8;

/** Acknowledged writes that the public API no longer returns. */
export async function lostPromises(ask: Ask, ledger: Ledger, adminToken: string): Promise<string[]> {
  const contacts = await allOf<{ email: string }>(ask, 'listContacts', adminToken);
  const reports = await allOf<{ propertyId: string }>(ask, 'listReports', adminToken);
  const known = new Set([
    ...contacts.map(({ email }) => email),
    ...reports.map(({ propertyId }) => propertyId),
  ]);
  const missing = [...ledger.contacts, ...ledger.reports].filter((key) => !known.has(key));
  const accounts = await failing([...ledger.accounts], async ([email, password]) => {
    const { isAcknowledged } = await ask('login', { body: { email, password } });
    return isAcknowledged;
  });
  const listings = await failing([...ledger.listings], async ([id, { owner, status }]) => {
    const { isAcknowledged, body } = await ask('getProperty', { params: { id }, token: owner });
    if (status === 'deleted') return !isAcknowledged || body.data?.status === 'deleted';
    return isAcknowledged && (status === undefined || body.data?.status === status);
  });
  return [...missing, ...accounts.map(([email]) => email), ...listings.map(([id]) => id)];
}

async function allOf<Item>(ask: Ask, name: 'listContacts' | 'listReports', token: string): Promise<Item[]> {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { body, status } = await ask(name, { query: { page: String(page), limit: String(PAGE) }, token });
    const items = (body.data ?? []) as unknown[] as Item[];
    if (status !== 200) throw new Error(`${name} answered ${status} after the drill`);
    found.push(...items);
    // totals may be lower bounds: a partial page is the last
    if (items.length < PAGE) return found;
  }
}

async function failing<Item>(items: Item[], isThere: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const failed: Item[] = [];
  const rest = [...items];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let item = rest.pop(); item !== undefined; item = rest.pop())
        if (!(await isThere(item))) failed.push(item);
    }),
  );
  return failed;
}
