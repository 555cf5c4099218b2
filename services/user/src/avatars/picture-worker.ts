import { setPriority } from 'node:os';

const NICENESS = 5;

// before any thread starts: a thread inherits its parent's priority
setPriority(NICENESS);
const { answerJobs } = await import('@pokriv/service-kit/picture-worker/answer-jobs');
const { avatarRules } = await import('./avatar-rules.ts');
const { encodeAvatar } = await import('./encode-avatar.ts');
answerJobs({ rules: avatarRules, encode: encodeAvatar });
