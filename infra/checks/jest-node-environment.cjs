const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

/** Stands for the worker's own context, which `compileFunction` uses without `parsingContext`. */
const OWN_CONTEXT = vm.createContext({});
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(
    code,
    parameters,
    options?.parsingContext === OWN_CONTEXT ? { ...options, parsingContext: undefined } : options,
  );

/**
 * Jest's environment of Node in the worker's own context, so that files can share packages (`jest-node-runtime.cjs`) and
 * the code compiled for them. Jest's own context is a proxy, through which each use of a global (`Array`, `Buffer`,
 * `Promise`) passes: up to a quarter of the time of an API test. Globals, the environment's variables and listeners of
 * the process are restored after each file.
 */
module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.former = {
      globals: Object.getOwnPropertyDescriptors(globalThis),
      variables: { ...process.env },
      listeners: new Map(process.eventNames().map((event) => [event, process.rawListeners(event)])),
      getBuiltinModule: process.getBuiltinModule,
    };
    this.global = globalThis;
    this.context = OWN_CONTEXT;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    const parts = { config: config.projectConfig, global: globalThis, moduleMocker: this.moduleMocker };
    const timerConfig = { idToRef: (timer) => timer, refToId: (timer) => timer };
    this.fakeTimers = new this.fakeTimers.constructor({ ...parts, timerConfig });
    this.fakeTimersModern = new this.fakeTimersModern.constructor(parts);
  }

  async setup() {
    await super.setup();
    // Jest's runtime replaces it by one that works only until the end of a file
    process.getBuiltinModule = this.former.getBuiltinModule;
  }

  async teardown() {
    await super.teardown();
    restoreGlobals(this.former.globals);
    restoreVariables(this.former.variables);
    removeListeners(this.former.listeners);
  }
};

function restoreGlobals(former) {
  for (const key of Reflect.ownKeys(globalThis))
    if (!Object.hasOwn(former, key)) Reflect.deleteProperty(globalThis, key);
  for (const key of Reflect.ownKeys(former)) {
    const current = Object.getOwnPropertyDescriptor(globalThis, key);
    const isChanged = current?.value !== former[key].value || current?.get !== former[key].get;
    if (isChanged && current?.configurable !== false) Object.defineProperty(globalThis, key, former[key]);
  }
}

function restoreVariables(former) {
  for (const name of Object.keys(process.env)) if (!(name in former)) delete process.env[name];
  Object.assign(process.env, former);
}

function removeListeners(former) {
  for (const event of process.eventNames())
    for (const listener of process.rawListeners(event))
      if (!former.get(event)?.includes(listener)) process.removeListener(event, listener);
}
