import { clearCopiesOfOthers, clearOfflineCopies } from './offline-copies.ts';

let names: Set<string>;

beforeEach(() => {
  names = new Set(['shell-1', 'slices', 'visited', 'pictures', 'own-anna']);
  Object.assign(globalThis, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  });
});

describe('offline copies', () => {
  it('are removed with the session, except the files of the product', async () => {
    await clearOfflineCopies();
    expect([...names]).toEqual(['shell-1', 'slices']);
  });

  it('stay when the same user signs in again', async () => {
    await clearCopiesOfOthers('anna');
    expect(names.size).toBe(5);
  });

  it('are removed before another user signs in', async () => {
    await clearCopiesOfOthers('boris');
    expect([...names]).toEqual(['shell-1', 'slices']);
  });

  it('of a visitor stay at their sign-in', async () => {
    names.delete('own-anna');
    await clearCopiesOfOthers('boris');
    expect(names.has('visited')).toBe(true);
  });

  it('work without Cache Storage', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await expect(Promise.all([clearOfflineCopies(), clearCopiesOfOthers('anna')])).resolves.toBeDefined();
  });
});
