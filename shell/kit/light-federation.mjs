/**
 * Replaces the core of `@module-federation/runtime` by the part that this product uses (docs/adr/0067): a host that shares
 * one version of each library and loads containers by a script, and the instances of those containers. Names and
 * signatures are the library's.
 */
export const CurrentGlobal = globalThis;
CurrentGlobal.__FEDERATION__ ??= { __INSTANCES__: [] };

const absent = () => {
  throw new Error('not built in: shell/kit/light-federation.mjs');
};
export {
  absent as getRemoteEntry,
  absent as getRemoteInfo,
  absent as loadScript,
  absent as loadScriptNode,
  absent as Module,
  absent as registerGlobalPlugins,
  absent as satisfy,
};
export const helpers = { global: {}, share: {}, utils: {} };
export const getGlobalFederationConstructor = () => undefined;
export const setGlobalFederationConstructor = () => undefined;
export const setGlobalFederationInstance = (instance) => {
  CurrentGlobal.__FEDERATION__.__INSTANCES__.push(instance);
};
export function assert(condition, message) {
  if (!condition) throw new Error(message);
}

const majorOf = (version) => /\d+/u.exec(version)?.[0];

/** @throws Error when the script fails or times out */
const runScript = ({ script, timeout }) =>
  new Promise((resolve, reject) => {
    const fail = (reason) => () => reject(new Error(`${script.src} ${reason}`));
    const timer = setTimeout(fail('timed out'), timeout);
    script.onload = resolve;
    script.onerror = fail('failed to load');
    document.head.append(script);
    script.addEventListener('load', () => clearTimeout(timer));
    script.addEventListener('error', () => clearTimeout(timer));
  }).finally(() => script.remove());

export class ModuleFederation {
  shareScopeMap = {};
  #remotes = new Map();
  /** Initialized containers by name; a failed one is not kept. */
  #containers = new Map();

  constructor({ remotes = [], shared = {}, ...options }) {
    this.name = options.name;
    this.options = options;
    const scope = (this.shareScopeMap.default = {});
    for (const [name, library] of Object.entries(shared)) scope[name] = { [library.version]: { ...library } };
    this.registerRemotes(remotes);
  }

  initOptions() {
    return this.options;
  }

  initShareScopeMap(name, scope) {
    this.shareScopeMap[name] = scope;
  }

  /** Containers of this product share nothing of their own. */
  initializeSharing() {
    return [];
  }

  #findShared(name, { shareConfig: { requiredVersion } }) {
    const [shared] = Object.values(this.shareScopeMap.default[name] ?? {});
    if (shared && majorOf(shared.version) !== majorOf(requiredVersion))
      console.warn(`federation: ${name} is ${shared.version}, ${this.name} needs ${requiredVersion}`);
    return shared;
  }

  /** @returns the factory of a shared library, or false when the host has none */
  async loadShare(name, { customShareInfo }) {
    const shared = this.#findShared(name, customShareInfo);
    if (!shared) return false;
    shared.lib ??= await shared.get();
    return shared.lib;
  }

  /** @throws Error for a library that is not loaded yet */
  loadShareSync(name, { customShareInfo }) {
    const factory = this.#findShared(name, customShareInfo)?.lib;
    assert(factory, `${name} is not loaded yet`);
    return factory;
  }

  registerRemotes(remotes, { force } = {}) {
    for (const remote of remotes) {
      const { name } = remote;
      if (this.#remotes.has(name) && !force) continue;
      if (this.#remotes.has(name)) globalThis[this.#remotes.get(name).entryGlobalName] = undefined;
      this.#remotes.set(name, remote);
      this.#containers.delete(name);
    }
  }

  async #open({ entry, entryGlobalName }) {
    if (!globalThis[entryGlobalName]) {
      const { createScript } = this.options.plugins.find((plugin) => plugin.createScript);
      await runScript(createScript({ url: entry }));
    }
    const container = globalThis[entryGlobalName];
    assert(container, `${entry} defines no ${entryGlobalName}`);
    const { shareScopeMap } = this;
    await container.init(shareScopeMap.default, [], {
      version: '',
      shareScopeKeys: 'default',
      shareScopeMap,
    });
    return container;
  }

  #containerOf(name) {
    const present = this.#containers.get(name);
    if (present) return present;
    const remote = this.#remotes.get(name);
    assert(remote, `no remote ${name}`);
    const opening = this.#open(remote);
    this.#containers.set(name, opening);
    opening.catch(() => {
      if (this.#containers.get(name) === opening) this.#containers.delete(name);
    });
    return opening;
  }

  /**
   * @param id `name/expose`
   * @throws Error when the container cannot be loaded or exposes no such module
   */
  async loadRemote(id) {
    const [name] = id.split('/');
    const container = await this.#containerOf(name);
    const factory = await container.get(`.${id.slice(name.length)}`);
    return factory();
  }
}
