import { Worker } from 'node:worker_threads';

import { log } from '@pokriv/service-kit/log';

import { boundedQueue, type QueueBounds } from './bounded-queue.ts';
import type { Answer, FromWorker, Question, WorkerSetup } from './protocol.ts';

/** A longer queue would only produce late pages: each step has 300 ms (`first-screens.ts`). */
const QUEUE: QueueBounds = { atOnce: 2, length: 32, waitMs: 250 };
/** Silence after which the worker counts as hung; ample for loading a version. */
const HANG_MS = 3000;
const PAUSE_MS = { first: 1000, most: 60_000 };
const MEGABYTES = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 48, stackSizeMb: 4 };

export interface Renderer {
  /** @throws QueueFull under load; Error when the worker fails */
  ask: <Asked extends Question>(question: Asked) => Promise<Answer<Asked>>;
  close: () => Promise<void>;
}

export const noRenderer: Renderer = {
  ask: () => Promise.reject(new Error('pages are not rendered here')),
  close: () => Promise.resolve(),
};

export interface RendererOptions extends WorkerSetup {
  worker: URL;
  hangMs?: number;
}

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Renders pages in a worker thread, so that front-end code cannot block or crash the BFF: memory and queue are
 * bounded, a hung worker is terminated, the next question starts a new one.
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
    log.warn(
      { err: reason, waiting: waiting.size },
      'render worker: lost, pending pages left to the browser',
    );
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
    /** No environment: rendered code must not see secrets. */
    const started = new Worker(file, { workerData: setup, resourceLimits: MEGABYTES, env: {} });
    started.unref();
    started.on('message', (message: FromWorker) => hear(started, message));
    started.on('error', (error) => lose(started, error));
    started.on('exit', (code) => lose(started, new Error(`it ended with ${code}`)));
    return started;
  };

  const ask = <Asked extends Question>(question: Asked): Promise<Answer<Asked>> =>
    new Promise((resolve, reject) => {
      if (!worker && Date.now() < restsUntil) throw new Error('the render worker is in restart backoff');
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
