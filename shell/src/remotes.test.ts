import type { federation } from './federation/runtime.ts';

const registerRemotes = jest.fn();
const loadRemote = jest.fn();
jest.mock('./federation/runtime.ts', () => ({
  federation: { registerRemotes, loadRemote } as unknown as typeof federation,
}));

const routes = [{ path: '/' }];
const sliceOf = (version: string) => ({ version, entry: `/mfe/${version}/entry.js` });

describe('loadSlice', () => {
  const fetched = jest.fn();
  let loadSlice: (name: string) => Promise<unknown>;
  let loadPart: (name: string, part: string) => Promise<unknown>;

  beforeEach(async () => {
    jest.resetModules();
    jest.resetAllMocks();
    jest.spyOn(console, 'warn').mockReturnValue();
    loadRemote.mockResolvedValue({ routes });
    fetched.mockImplementation(() =>
      Promise.resolve(
        Response.json({ slices: { 'mfe-admin': sliceOf('a2'), 'mfe-account': sliceOf('c1') } }),
      ),
    );
    globalThis.fetch = fetched;
    const { giveBoot } = await import('@pokriv/web-kit/boot');
    giveBoot({ slices: { 'mfe-admin': sliceOf('a1') } });
    ({ loadSlice, loadPart } = await import('./remotes.ts'));
  });

  const registered = () =>
    registerRemotes.mock.calls.map(([[{ name, entry }], { force }]) => [
      name,
      new URL(entry).pathname,
      force,
    ]);

  it('takes the first slice from the manifest in the page, and later ones from the server', async () => {
    expect(await loadSlice('mfe-admin')).toBe(routes);
    expect(fetched).not.toHaveBeenCalled();
    await loadSlice('mfe-account');
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(registered()).toEqual([
      ['mfe-admin', '/mfe/a1/entry.js', false],
      ['mfe-account', '/mfe/c1/entry.js', false],
    ]);
  });

  it('loads a slice once', async () => {
    await Promise.all([loadSlice('mfe-admin'), loadSlice('mfe-admin')]);
    await loadSlice('mfe-admin');
    expect(loadRemote).toHaveBeenCalledTimes(1);
  });

  it('retries a failed load once, with the newest version of the slice', async () => {
    loadRemote.mockRejectedValueOnce(new Error('preload failed'));
    expect(await loadSlice('mfe-admin')).toBe(routes);
    expect(registered()).toEqual([
      ['mfe-admin', '/mfe/a1/entry.js', false],
      ['mfe-admin', '/mfe/a2/entry.js', true],
    ]);
  });

  it('uses up the preloads of a failed slice before its retry', async () => {
    const preload = (href: string) => `<link rel="preload" as="script" href="${href}">`;
    document.head.innerHTML =
      preload('/mfe/mfe-admin/a1/entry.js') + preload('/mfe/mfe-listings/b1/entry.js');
    loadRemote.mockRejectedValueOnce(new Error('preload failed'));
    const loading = loadSlice('mfe-admin');
    await new Promise((resolve) => setTimeout(resolve));
    expect(loadRemote).toHaveBeenCalledTimes(1);
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({ src }) => new URL(src).pathname)).toEqual(['/mfe/mfe-admin/a1/entry.js']);
    scripts[0]?.dispatchEvent(new Event('error'));
    expect(await loading).toBe(routes);
    expect(document.head.innerHTML).toBe(preload('/mfe/mfe-listings/b1/entry.js'));
    document.head.replaceChildren();
  });

  it('loads again after both loads failed', async () => {
    loadRemote.mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken'));
    await expect(loadSlice('mfe-admin')).rejects.toThrow('broken');
    expect(await loadSlice('mfe-admin')).toBe(routes);
  });

  it('loads another part of a slice after its routes', async () => {
    const box = { SearchBox: () => null };
    loadRemote.mockImplementation((id: string) => Promise.resolve(id.endsWith('/box') ? box : { routes }));
    expect(await loadPart('mfe-admin', 'box')).toBe(box);
    expect(loadRemote.mock.calls).toEqual([['mfe-admin/routes'], ['mfe-admin/box']]);
  });

  it('rejects a part that the version of the slice lacks', async () => {
    loadRemote.mockImplementation((id: string) => Promise.resolve(id.endsWith('/box') ? null : { routes }));
    await expect(loadPart('mfe-admin', 'box')).rejects.toThrow('slice mfe-admin exposes no box');
  });

  it.each([
    ['a slice that the manifest lacks', 'mfe-none', {}, 'no slice mfe-none in the manifest'],
    ['an unreachable manifest', 'mfe-account', { status: 503 }, 'slice manifest: status 503'],
  ])('fails for %s', async (_what, name, init, message) => {
    const { giveBoot } = await import('@pokriv/web-kit/boot');
    giveBoot({ slices: {} });
    fetched.mockImplementation(() => Promise.resolve(Response.json({ slices: {} }, init)));
    await expect(loadSlice(name)).rejects.toThrow(message);
  });
});
