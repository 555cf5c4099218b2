import { AppError, type ErrorBody } from '@pokriv/contracts/errors';
import sharp from 'sharp';

import { messages } from '../../messages.ts';
import { badImage } from '../refused.ts';
import { encodeImage } from './encode-image.ts';
import { inspectImage } from './inspect-image.ts';
import type { Answer, Job, Question } from './job.ts';

/** The picture worker: all that ever reads a stranger's picture. It ends with the process that started it. */
export function answerJobs(): void {
  sharp.concurrency(1);
  sharp.cache(false);
  process.on('message', (question: Question) => void answer(question));
  process.once('disconnect', () => process.exit());
  // a signal to the whole group is the service's to obey: it finishes its uploads first
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => undefined);
}

async function answer({ number, job }: Question): Promise<void> {
  const reply: Answer = await work(job).then(
    (result) => ({ number, result }),
    (error: unknown) => ({ number, refusal: refusalOf(error, job) }),
  );
  process.send?.(reply, undefined, undefined, () => undefined);
}

const work = (job: Job): Promise<unknown> =>
  job.kind === 'inspect' ? inspectImage(job.path, job.name) : encodeImage(job);

const refusalOf = (error: unknown, { name }: Job): ErrorBody =>
  (error instanceof AppError ? error : badImage(messages.image.damaged(name))).body;
