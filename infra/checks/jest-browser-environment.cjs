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

/**
 * Lends jsdom Node's own fetch, streams, TextEncoder and BroadcastChannel, and keeps styled-components' rules out of the
 * document: jsdom matches each element with each rule, which is a third of a page's test, and knows neither media
 * queries nor specificity. A test that reads styles asks for them by `@jest-environment-options {"styles": true}`.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.withStyles = config.projectConfig.testEnvironmentOptions.styles;
  }

  async setup() {
    await super.setup();
    for (const name of LENT) this.global[name] = globalThis[name];
    if (!this.withStyles) keepStylesOut(this.global);
  }
};

function keepStylesOut({ HTMLHeadElement, HTMLStyleElement }) {
  const { insertBefore } = HTMLHeadElement.prototype;
  HTMLHeadElement.prototype.insertBefore = function insert(child, next) {
    return child instanceof HTMLStyleElement ? child : insertBefore.call(this, child, next);
  };
}
