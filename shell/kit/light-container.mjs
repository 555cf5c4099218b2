/**
 * Replaces `@module-federation/webpack-bundler-runtime` in a slice's container by the part that this product uses
 * (docs/adr/0067): a container without remotes that imports every shared library from its host. It also runs in a host
 * with the whole runtime, since shell and slices are deployed separately.
 */
export const attachShareScopeMap = (webpackRequire) => {
  webpackRequire.S = webpackRequire.federation.instance.shareScopeMap;
};

/** Loads the shared libraries that a chunk imports; one that cannot be loaded throws where it is imported. */
function consumes({ chunkId, promises, chunkMapping, installedModules, webpackRequire }) {
  const { consumesLoadingData, federation } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    if (id in installedModules) {
      promises.push(installedModules[id]);
      continue;
    }
    const put = (define) => {
      webpackRequire.m[id] = (module) => {
        delete webpackRequire.c[id];
        module.exports = define();
      };
    };
    const { shareKey, shareScope, singleton, requiredVersion } =
      consumesLoadingData.moduleIdToConsumeDataMapping[id];
    installedModules[id] = federation.instance
      .loadShare(shareKey, {
        customShareInfo: { scope: shareScope, shareConfig: { singleton, requiredVersion } },
      })
      .then((factory) => {
        if (!factory) throw new Error(`the host does not share ${shareKey}`);
        installedModules[id] = 0;
        put(factory);
      })
      .catch((error) => {
        delete installedModules[id];
        put(() => {
          throw error;
        });
      });
    promises.push(installedModules[id]);
  }
}

function init({ webpackRequire: { federation } }) {
  // The shell's copy, as `externalRuntime` names it.
  const { ModuleFederation, setGlobalFederationInstance } = globalThis._FEDERATION_RUNTIME_CORE;
  const instance = new ModuleFederation(federation.initOptions);
  setGlobalFederationInstance(instance);
  return instance;
}

async function initContainerEntry({ webpackRequire, shareScope, shareScopeKey, remoteEntryInitOptions }) {
  const { instance } = webpackRequire.federation;
  instance.initOptions({ name: instance.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  attachShareScopeMap(webpackRequire);
  return true;
}

export const runtime = {};
export const instance = undefined;
export const initOptions = undefined;
export const bundlerRuntimeOptions = {};
export const bundlerRuntime = { S: {}, consumes, init, initContainerEntry };
export default { runtime, instance, initOptions, bundlerRuntime, attachShareScopeMap, bundlerRuntimeOptions };
