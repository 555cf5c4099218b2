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

/** jsdom has no fetch, streams, TextEncoder, BroadcastChannel: Node's own are lent to it. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] = globalThis[name];
  }
};
