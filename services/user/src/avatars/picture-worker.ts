import { setPriority } from 'node:os';

/** Gives way to people who sign in, yet still gets on. */
const NICENESS = 5;

// before anything starts a thread: each has the priority of the one that it was started by
setPriority(NICENESS);
const { answerJobs } = await import('@pokriv/service-kit/picture-worker/answer-jobs');
const { avatarRules } = await import('./avatar-rules.ts');
const { encodeAvatar } = await import('./encode-avatar.ts');
answerJobs({ rules: avatarRules, encode: encodeAvatar });
