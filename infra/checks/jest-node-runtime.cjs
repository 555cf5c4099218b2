const { createRequire } = require('node:module');
const JestRuntime = require('jest-runtime').default;

/** Slow to load, and without state that one test file could leave to the next. */
const SHARED = new Set(['bullmq', 'express', 'ioredis', 'mongoose', 'sharp']);

/** Jest's module loader, in which the files of a worker share the large packages. */
module.exports = class extends JestRuntime {
  requireModuleOrMock(from, name) {
    const isShared = SHARED.has(name) && !this.mockState.shouldMockCjs(from, name).shouldMock;
    return isShared ? createRequire(from)(name) : super.requireModuleOrMock(from, name);
  }
};
