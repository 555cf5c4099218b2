import type { Response } from 'express';

/** Well below the timeouts of proxies for a silent upstream. */
const TELL_MS = 1000;

/** Sends 102 Processing every second: pictures may take long while search uses all cores. */
export async function whileWorking<Result>(reply: Response, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => {
    if (!reply.headersSent && !reply.destroyed) reply.writeProcessing();
  }, TELL_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
