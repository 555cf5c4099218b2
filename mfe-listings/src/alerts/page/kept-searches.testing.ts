import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';

import { fakeApi, type Sent } from '../../page.testing.tsx';
import type { Reply } from '../../search-field/a-reply.testing.ts';
import { aSavedSearch } from '../a-saved-search.testing.ts';

export const refused = (status: number, message: string): Reply => ({
  status,
  body: { success: false, code: 'BAD_REQUEST', message },
});

/** Mock server with these searches. @param first overrides its replies */
export function keep(
  searches: SavedSearch[],
  first: (sent: Sent) => Reply | Promise<Reply> | undefined = () => undefined,
) {
  let list = searches;
  return fakeApi((sent) => {
    const own = first(sent);
    if (own) return own;
    const { method, path, body } = sent;
    const id = path.split('/')[3];
    if (path === '/api/saved-searches/preview')
      return { body: { success: true, data: { found: 0, days: 14, aDay: 0 } } };
    if (path.startsWith('/api/properties'))
      return { body: { success: true, data: [], pagination: { total: 0, page: 1, totalPages: 0 } } };
    if (path === '/api/saved-searches/found') {
      list = list.map((one) => ({ ...one, state: 'paused' as const }));
      return { body: { success: true, data: list } };
    }
    if (method === 'PATCH') {
      list = list.map((one) => (one.id === id ? { ...one, ...(body as Partial<SavedSearch>) } : one));
      return { body: { success: true, data: list.find((one) => one.id === id) } };
    }
    if (method === 'DELETE') {
      list = list.filter((one) => one.id !== id);
      return { body: { success: true } };
    }
    if (method === 'POST') {
      const { filter: _, ...saved } = body as Partial<SavedSearch> & { filter: unknown };
      list = [...list, aSavedSearch({ id: 'again', ...saved })];
      return { status: 201, body: { success: true, data: list.at(-1) } };
    }
    return { body: { success: true, data: list } };
  });
}

export const plain = (text: string) => text.replaceAll('\u00a0', ' ');
export const changes = (sent: readonly Sent[]) =>
  sent
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('/preview'))
    .map(({ method, path, body }) => [method, path, body]);
