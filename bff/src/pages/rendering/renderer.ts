import { Worker } from 'node:worker_threads';

import { log } from '@pokriv/service-kit/log';

import { boundedQueue, type QueueBounds } from './bounded-queue.ts';
import type { Answer, FromWorker, Question, WorkerSetup } from './protocol.ts';

/** A longer queue would only make late pages: an answer waits 300 ms for each step (`first-screens.ts`). */
const QUEUE: QueueBounds = { atOnce: 2, length: 32, waitMs: 250 };
/** Without any answer for so long the worker hangs: ample for loading a version on a busy machine. */
const HANG_MS = 3000;
/** A worker that keeps dying is started again after a pause that doubles up to the second of these. */
const PAUSE_MS = { first: 1000, most: 60_000 };
const MEGABYTES = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };

export interface Renderer {
  /** @throws QueueFull when too many ask; Error when there is no answer to be had: the caller does without */
  ask: <Asked extends Question>(question: Asked) => Promise<Answer<Asked>>;
  close: () => Promise<void>;
}

/** Leaves every page to the browser. */
export const noRenderer: Renderer = {
  ask: () => Promise.reject(new Error('pages are not rendered here')),
  close: () => Promise.resolve(),
};

export interface RendererOptions extends WorkerSetup {
  /** `render-worker.ts`. */
  worker: URL;
  hangMs?: number;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Renders pages in a thread of its own, so that nothing that a front end does can hold up or end the door: it is bounded
 * in memory and in what may wait for it, ended when it hangs, and started anew by the next question.
 */
export function createRenderer({ worker: file, hangMs = HANG_MS, ...setup }: RendererOptions): Renderer {
  const inTurn = boundedQueue(QUEUE);
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let deaths = 0;
  let restsUntil = 0;
  let alarm: NodeJS.Timeout | undefined;

  const lose = (lost: Worker, reason: Error): void => {
    if (worker !== lost) return;
    worker = undefined;
    clearTimeout(alarm);
    restsUntil = Date.now() + Math.min(PAUSE_MS.first * 2 ** deaths, PAUSE_MS.most);
    deaths += 1;
    log.warn({ err: reason, waiting: waiting.size }, 'the rendering worker is gone');
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    void lost.terminate();
  };

  const watch = (watched: Worker): void => {
    clearTimeout(alarm);
    if (waiting.size === 0) return;
    alarm = setTimeout(() => lose(watched, new Error(`no answer for ${hangMs} ms`)), hangMs);
  };

  const hear = (from: Worker, message: FromWorker): void => {
    if (worker !== from) return;
    const question = waiting.get(message.id);
    waiting.delete(message.id);
    watch(from);
    if ('failure' in message) {
      question?.reject(new Error(message.failure));
      return;
    }
    deaths = 0;
    question?.resolve(message.answer);
  };

  const start = (): Worker => {
    /** No environment: what is rendered has no business with secrets. */
    const started = new Worker(file, { workerData: setup, resourceLimits: MEGABYTES, env: {} });
    started.unref();
    started.on('message', (message: FromWorker) => hear(started, message));
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`it ended with ${code}`)));
    return started;
  };

  const ask = <Asked extends Question>(question: Asked): Promise<Answer<Asked>> =>
    new Promise((resolve, reject) => {
      if (!worker && Date.now() < restsUntil) throw new Error('the rendering worker rests');
      worker ??= start();
      lastId += 1;
      waiting.set(lastId, { resolve: resolve as (answer: unknown) => void, reject });
      if (waiting.size === 1) watch(worker);
      worker.postMessage({ id: lastId, ...question });
    });

  return {
    ask: (question) => inTurn(() => ask(question)),
    close: async () => {
      const last = worker;
      worker = undefined;
      clearTimeout(alarm);
      for (const { reject } of waiting.values()) reject(new Error('closed'));
      waiting.clear();
      await last?.terminate();
    },
  };
}
