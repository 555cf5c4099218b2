const { TestEnvironment } = require('jest-environment-jsdom');

const LENT = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
];

/** Polyfills jsdom's missing fetch, streams, TextEncoder and BroadcastChannel with Node's own. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] = globalThis[name];
  }
};
