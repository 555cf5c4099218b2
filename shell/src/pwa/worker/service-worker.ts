import { startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Constants written into the worker by the build (`service-worker-plugin.mjs`). */
declare const SHELL_BUILD: string;
/** Files that a page of this build needs offline. */
declare const SHELL_FILES: readonly string[];

startWorker(globalThis as unknown as WorkerScope, { build: SHELL_BUILD, files: SHELL_FILES });
