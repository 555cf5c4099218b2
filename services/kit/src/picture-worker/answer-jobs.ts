import { AppError, type ErrorBody } from '@pokriv/contracts/errors';
import sharp from 'sharp';

import type { PictureRules } from '../uploads/picture-rules.ts';
import { badPicture } from '../uploads/refused.ts';
import { inspectPicture } from './inspect-picture.ts';
import type { Answer, Job, Original, Question } from './job.ts';

export interface PictureWork {
  rules: PictureRules;
  encode: (original: Original) => Promise<unknown>;
}

/** Message loop of the picture worker, the only process that reads uploaded pictures. Exits with its parent. */
export function answerJobs(work: PictureWork): void {
  sharp.concurrency(1);
  sharp.cache(false);
  process.on('message', (question: Question) => void answer(question, work));
  process.once('disconnect', () => process.exit());
  // ignores signals to the process group: the parent finishes its uploads first
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
}

async function answer({ number, job }: Question, work: PictureWork): Promise<void> {
  const reply: Answer = await done(job, work).then(
    (result) => ({ number, result }),
    (error: unknown) => ({ number, refusal: refusalOf(error, job, work.rules) }),
  );
  process.send?.(reply, undefined, undefined, () => undefined);
}

const done = (job: Job, { rules, encode }: PictureWork): Promise<unknown> =>
  job.kind === 'inspect' ? inspectPicture(job.path, job.name, rules) : encode(job);

const refusalOf = (error: unknown, { name }: Job, { field, texts }: PictureRules): ErrorBody =>
  (error instanceof AppError ? error : badPicture(field, texts.damaged(name))).body;
