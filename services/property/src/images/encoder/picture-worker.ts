import { setPriority } from 'node:os';

/** Gives way to search whenever that has work, yet still gets on. */
const NICENESS = 5;

// before anything starts a thread: each has the priority of the one that it was started by
setPriority(NICENESS);
const { answerJobs } = await import('@pokriv/service-kit/picture-worker/answer-jobs');
const { encodeImage } = await import('./encode-image.ts');
const { messages } = await import('../../messages.ts');
const { pictureLimits } = await import('../picture-rules.ts');
answerJobs({ rules: { ...pictureLimits, texts: messages.image }, encode: encodeImage });
