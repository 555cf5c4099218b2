import { setPriority } from 'node:os';

/** Gives way to search whenever that has work, yet still gets on. */
const NICENESS = 5;

// before anything starts a thread: each has the priority of the one that it was started by
setPriority(NICENESS);
const { answerJobs } = await import('./answer-jobs.ts');
answerJobs();
