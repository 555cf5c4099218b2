keepDisplayRulesOnly();
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
 * What is visible and where words end depends on `display` alone. jsdom matches every element with the 120 rules of its
 * own style sheet, and parses each of their values, whenever a role or a name is asked for.
 */
function keepDisplayRulesOnly() {
  const file = require.resolve('jsdom/lib/jsdom/browser/default-stylesheet.js');
  const sheet = require(file).replaceAll(/\/\*.*?\*\/|@namespace[^;]*;/gs, '');
  const rules = [];
  for (const [, selector, body] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const display = /\bdisplay:\s*([\w-]+)/.exec(body)?.[1];
    const last = rules.at(-1);
    if (display && last?.display === display) last.selectors.push(selector);
    else if (display) rules.push({ display, selectors: [selector] });
  }
  require.cache[file].exports = rules
    .map(({ display, selectors }) => `${selectors.join()} { display: ${display} }`)
    .join('\n');
}

/**
 * Lends jsdom Node's own fetch, streams, TextEncoder and BroadcastChannel, and keeps styled-components' rules out of the
 * document: jsdom matches each element with each rule, which is a third of a page's test, and knows neither media
 * queries nor specificity. A test that reads styles asks for them by `@jest-environment-options {"styles": true}`.
 * Labels of a field are looked up by id: jsdom walks the document for each of its labels.
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
    findLabelsFast(this.global);
  }
};

function keepStylesOut({ HTMLHeadElement, HTMLStyleElement }) {
  const { insertBefore } = HTMLHeadElement.prototype;
  HTMLHeadElement.prototype.insertBefore = function insert(child, next) {
    return child instanceof HTMLStyleElement ? child : insertBefore.call(this, child, next);
  };
}

const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

function findLabelsFast(window) {
  const { document } = window;
  const isLabelOf = (field) => (label) =>
    (!label.hasAttribute('for') || label.htmlFor === field.id) && label.control === field;
  for (const name of LABELABLE) {
    const { prototype } = window[`HTML${name}Element`];
    const { get: labelsOf } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      get() {
        if (this.type === 'hidden' || this.getRootNode() !== document) return labelsOf.call(this);
        return [...document.getElementsByTagName('label')].filter(isLabelOf(this));
      },
    });
  }
}
