import { fork, type ChildProcess } from 'node:child_process';

import { AppError, unavailable } from '@pokriv/contracts/errors';

import { log } from '../log.ts';
import type { PictureTexts } from '../uploads/picture-rules.ts';
import type { Answer, Job, Original } from './job.ts';
import { oneAtATime } from './one-at-a-time.ts';

const JOB_MS = 60_000;
const RESTART_MS = 1000;
/** Environment of the worker: no secrets, since it decodes untrusted bytes. */
const shared = ['PATH', 'NODE_ENV', 'NODE_COMPILE_CACHE', 'TMPDIR'];

export interface PictureProcess<Encoded> {
  start: () => void;
  /** @returns SHA-256 of the file. @throws AppError, see `inspectPicture`; UNAVAILABLE when the worker died */
  inspect: (path: string, name: string) => Promise<string>;
  /** @throws AppError BAD_REQUEST when it cannot be decoded; UNAVAILABLE when the worker died or the queue is full */
  encode: (original: Original & { original: string; name: string }) => Promise<Encoded>;
  pid: () => number | undefined;
  close: () => Promise<void>;
}

interface Pending {
  job: Job;
  resolve: (result: unknown) => void;
  reject: (error: AppError) => void;
  timer: NodeJS.Timeout;
}

/**
 * Inspects and encodes pictures in a child process of low priority, encoding one at a time, so that search stays
 * responsive. A crash of the decoder fails only the pending jobs; a dead worker is restarted.
 * @param program path of the service's own `picture-worker.ts`, which calls `answerJobs`
 */
export function pictureProcess<Encoded>(
  program: string | URL,
  texts: Pick<PictureTexts, 'busy' | 'notProcessed'>,
): PictureProcess<Encoded> {
  const pending = new Map<number, Pending>();
  const inTurn = oneAtATime(texts.busy);
  let worker: ChildProcess | undefined;
  let [asked, isClosed] = [0, false];

  const onAnswer = (answer: Answer): void => {
    const question = pending.get(answer.number);
    if (!question) return;
    pending.delete(answer.number);
    clearTimeout(question.timer);
    if (answer.refusal) question.reject(new AppError(answer.refusal));
    else question.resolve(answer.result);
  };

  const onGone = (gone: ChildProcess, cause: unknown): void => {
    if (worker !== gone) return;
    worker = undefined;
    for (const { job, reject, timer } of pending.values()) {
      clearTimeout(timer);
      reject(unavailable(texts.notProcessed(job.name), cause));
    }
    pending.clear();
    if (isClosed) return;
    log.error({ err: cause }, 'picture worker: died, restarting');
    setTimeout(start, RESTART_MS).unref();
  };

  const start = (): void => {
    if (worker || isClosed) return;
    const env = Object.fromEntries(shared.map((name) => [name, process.env[name]]));
    const started = fork(program, { env, execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    worker = started;
    started.on('message', onAnswer);
    started.once('error', (error) => onGone(started, error));
    started.once('exit', (code, signal) => onGone(started, new Error(`ended with ${signal ?? code}`)));
  };

  const ask = (job: Job): Promise<unknown> =>
    new Promise((resolve, reject) => {
      start();
      const asking = worker;
      if (!asking) return reject(unavailable(texts.notProcessed(job.name)));
      asked += 1;
      const timer = setTimeout(() => asking.kill('SIGKILL'), JOB_MS);
      pending.set(asked, { job, resolve, reject, timer });
      asking.send({ number: asked, job }, (error) => error && onGone(asking, error));
    });

  return {
    start,
    inspect: (path, name) => ask({ kind: 'inspect', path, name }) as Promise<string>,
    encode: (original) => inTurn(() => ask({ kind: 'encode', ...original }) as Promise<Encoded>),
    pid: () => worker?.pid,
    close: async () => {
      isClosed = true;
      const last = worker;
      if (!last) return;
      const ended = new Promise((resolve) => last.once('exit', resolve));
      last.kill('SIGKILL');
      await ended;
    },
  };
}
