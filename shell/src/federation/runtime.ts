import { createInstance } from '@module-federation/runtime';
import * as runtimeCore from '@module-federation/runtime/core';

import { sharedLibraries } from './shared-libraries.ts';

declare const SHARED_VERSIONS: Record<string, string>;

// Slices built with `externalRuntime` use this copy of the runtime.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });

const majorOf = (version: string) => `^${version.split('.')[0]}.0.0`;

const shared = Object.fromEntries(
  Object.entries(sharedLibraries).map(([name, load]) => {
    const version = SHARED_VERSIONS[name] ?? '0.0.0';
    const get = async () => {
      const library = await load();
      return () => library;
    };
    const shareConfig = { singleton: true, requiredVersion: majorOf(version) };
    return [name, { version, scope: 'default' as const, get, shareConfig }];
  }),
);

/** Federation host. `loaded-first`: an unreachable slice does not affect the others. */
export const federation = createInstance({
  name: 'shell',
  remotes: [],
  shareStrategy: 'loaded-first',
  shared,
  plugins: [
    {
      /** With CORS: otherwise an error reads "Script error." and the service worker cannot cache the file. */
      name: 'cors-scripts',
      createScript({ url }) {
        const script = document.createElement('script');
        script.src = url;
        script.crossOrigin = 'anonymous';
        return { script, timeout: 10_000 };
      },
    },
  ],
});
