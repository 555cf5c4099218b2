import type { Response } from 'express';

/** Well within the time after which a proxy takes a silent service for a hung one. */
const TELL_MS = 1000;

/** Says every second (102 Processing) that work goes on: pictures may take long while search has the cores. */
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
