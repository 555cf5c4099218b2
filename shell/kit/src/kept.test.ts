import { forgetKept, keepOnlyFor } from './kept.ts';

let names: Set<string>;

beforeEach(() => {
  names = new Set(['shell-1', 'slices', 'visited', 'pictures', 'own-anna']);
  Object.assign(globalThis, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  });
});

describe('what is kept for offline reading', () => {
  it('goes with the session; the files of the product stay', async () => {
    await forgetKept();
    expect([...names]).toEqual(['shell-1', 'slices']);
  });

  it('stays when the same person signs in again', async () => {
    await keepOnlyFor('anna');
    expect(names.size).toBe(5);
  });

  it('is gone before another person is in', async () => {
    await keepOnlyFor('boris');
    expect([...names]).toEqual(['shell-1', 'slices']);
  });

  it('keeps what a visitor has read when they sign in', async () => {
    names.delete('own-anna');
    await keepOnlyFor('boris');
    expect(names.has('visited')).toBe(true);
  });

  it('need not be there at all', async () => {
    Reflect.deleteProperty(globalThis, 'caches');
    await expect(Promise.all([forgetKept(), keepOnlyFor('anna')])).resolves.toBeDefined();
  });
});
