import { shellBuild, shellFiles } from './build.ts';
import { startWorker } from './start-worker.ts';
import type { WorkerScope } from './worker-scope.ts';

startWorker(globalThis as unknown as WorkerScope, { build: shellBuild, files: shellFiles });
