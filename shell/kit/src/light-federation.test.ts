import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '../light-federation.mjs';

const entry = 'https://pokriv.bg/mfe/a1/entry.js';
const remote = { name: 'mfe-admin', entry, entryGlobalName: 'mfe_admin' };
const globals = globalThis as unknown as Record<string, unknown>;

/** Host that runs `define` instead of scripts. */
function hostOf(define: () => void, shared = {}) {
  const scripts: string[] = [];
  const createScript = ({ url }: { url: string }) => {
    const script = document.createElement('script');
    script.src = url;
    script.type = 'text/plain';
    scripts.push(url);
    setTimeout(() => {
      define();
      script.dispatchEvent(new Event(globals.mfe_admin === undefined ? 'error' : 'load'));
    });
    return { script, timeout: 50 };
  };
  const host = new ModuleFederation({ name: 'shell', plugins: [{ createScript }], shared });
  return { host, scripts };
}

const routes = { routes: [] };
const container = () => ({
  init: jest.fn(),
  get: jest.fn((name: string) =>
    name === './routes' ? Promise.resolve(() => routes) : Promise.reject(new Error(`no ${name}`)),
  ),
});

describe('ModuleFederation', () => {
  beforeEach(() => {
    globals.mfe_admin = undefined;
    CurrentGlobal.__FEDERATION__.__INSTANCES__ = [];
  });

  it('loads and initializes a container once', async () => {
    const admin = container();
    const { host, scripts } = hostOf(() => void (globals.mfe_admin = admin));
    host.registerRemotes([remote]);
    const loads = [host.loadRemote('mfe-admin/routes'), host.loadRemote('mfe-admin/routes')];
    expect(await Promise.all(loads)).toEqual([routes, routes]);
    expect(scripts).toEqual([entry]);
    expect(admin.init).toHaveBeenCalledTimes(1);
    expect(document.querySelector('script')).toBeNull();
  });

  it('loads again after a failed load', async () => {
    const made: { admin?: unknown } = {};
    const { host } = hostOf(() => void (globals.mfe_admin = made.admin));
    host.registerRemotes([remote]);
    await expect(host.loadRemote('mfe-admin/routes')).rejects.toThrow(`${entry} failed to load`);
    made.admin = container();
    expect(await host.loadRemote('mfe-admin/routes')).toBe(routes);
  });

  it('fails for an unknown remote and for a module that the container lacks', async () => {
    const { host } = hostOf(() => void (globals.mfe_admin = container()));
    host.registerRemotes([remote]);
    await expect(host.loadRemote('mfe-none/routes')).rejects.toThrow('no remote mfe-none');
    await expect(host.loadRemote('mfe-admin/pages')).rejects.toThrow('no ./pages');
  });

  it('takes a newer version only by force', async () => {
    const { host, scripts } = hostOf(() => void (globals.mfe_admin = container()));
    host.registerRemotes([remote]);
    await host.loadRemote('mfe-admin/routes');
    const newer = { ...remote, entry: entry.replace('a1', 'a2') };
    host.registerRemotes([newer]);
    await host.loadRemote('mfe-admin/routes');
    expect(scripts).toHaveLength(1);
    host.registerRemotes([newer], { force: true });
    await host.loadRemote('mfe-admin/routes');
    expect(scripts).toEqual([entry, newer.entry]);
  });

  it('times out', async () => {
    const createScript = () => ({ script: document.createElement('script'), timeout: 5 });
    const host = new ModuleFederation({ name: 'shell', plugins: [{ createScript }] });
    host.registerRemotes([remote]);
    await expect(host.loadRemote('mfe-admin/routes')).rejects.toThrow('timed out');
  });

  describe('shared libraries', () => {
    const factoryOf = async (loading: ReturnType<ModuleFederation['loadShare']>) => {
      const factory = await loading;
      if (!factory) throw new Error('no such shared library');
      return factory();
    };
    const needs = (requiredVersion: string) => ({ customShareInfo: { shareConfig: { requiredVersion } } });
    const react = { name: 'react' };

    function share() {
      const get = jest.fn(() => Promise.resolve(() => react));
      const { host } = hostOf(() => undefined, { react: { version: '19.3.1', get } });
      const slice = new ModuleFederation({ name: 'mfe_admin', plugins: [] });
      slice.initShareScopeMap('default', host.shareScopeMap.default);
      setGlobalFederationInstance(slice);
      return { slice, get };
    }

    it('are those of the host, loaded once', async () => {
      const { slice, get } = share();
      const load = () => factoryOf(slice.loadShare('react', needs('^19.0.0')));
      const sync = () => slice.loadShareSync('react', needs('^19.0.0'))();
      expect([await load(), await load(), sync()]).toEqual([react, react, react]);
      expect(get).toHaveBeenCalledTimes(1);
      expect(CurrentGlobal.__FEDERATION__.__INSTANCES__).toEqual([slice]);
    });

    it('are refused when the host has none, or synchronously before they are loaded', async () => {
      const { slice } = share();
      expect(await slice.loadShare('swr', needs('^2.0.0'))).toBe(false);
      expect(() => slice.loadShareSync('react', needs('^19.0.0'))).toThrow('react is not loaded yet');
    });

    it('are loaded again after a failure', async () => {
      const { slice, get } = share();
      get.mockRejectedValueOnce(new Error('offline'));
      await expect(slice.loadShare('react', needs('^19.0.0'))).rejects.toThrow('offline');
      expect(await factoryOf(slice.loadShare('react', needs('^19.0.0')))).toBe(react);
    });

    it('warn of another major version', async () => {
      const warn = jest.spyOn(console, 'warn').mockReturnValue();
      const { slice } = share();
      await slice.loadShare('react', needs('^18.0.0'));
      expect(warn).toHaveBeenCalledWith('federation: react is 19.3.1, mfe_admin needs ^18.0.0');
      warn.mockRestore();
    });
  });
});
