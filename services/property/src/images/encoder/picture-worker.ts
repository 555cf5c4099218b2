import { setPriority } from 'node:os';

/** Below the priority of search, without starving. */
const NICENESS = 5;

// before any thread starts: a thread inherits the priority of its creator
setPriority(NICENESS);
const { answerJobs } = await import('@pokriv/service-kit/picture-worker/answer-jobs');
const { encodeImage } = await import('./encode-image.ts');
const { messages } = await import('../../messages.ts');
const { pictureLimits } = await import('../picture-rules.ts');
answerJobs({ rules: { ...pictureLimits, texts: messages.image }, encode: encodeImage });
