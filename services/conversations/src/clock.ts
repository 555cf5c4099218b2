import { viewingJobs, type ViewingJobDeps } from './viewings/viewing-jobs.ts';

/** Scheduled jobs with their interval in ms. Each may run concurrently in several processes. */
export const clock = (deps: ViewingJobDeps) => ({ ...viewingJobs(deps) });
