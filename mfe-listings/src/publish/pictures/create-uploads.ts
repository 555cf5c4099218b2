import { AppError } from '@pokriv/contracts/errors';
import { PROPERTY_LIMITS } from '@pokriv/contracts/listing/property-options';
import { call } from '@pokriv/web-kit/api';
import { errorText } from '@pokriv/web-kit/messages';

import { pageErrorCodes } from '@pokriv/web-kit/page-error-codes';
import type { Draft } from '../draft.ts';
import { fileProblem, pixelsProblem, unfitReason } from './check-picture.ts';
import { decodePicture } from './decode-picture.ts';
import { keepUploadNames, readLostNames } from './lost-uploads.ts';
import { picturesTexts as texts } from './messages.ts';
import { createObservable } from './observable.ts';
import { isRetryable } from './retry-while-offline.ts';
import { redrawPicture } from './redraw-picture.ts';
import { isUnderWay, type Upload, type UploadQueue } from './upload.ts';
import { createUploadBatch, type UploadBatch } from './upload-batch.ts';

/** Concurrent uploads. */
const AT_ONCE = 3;
/** Maximum duration of a batch, ms; other pending saves then go first. */
const BATCH_MS = 4000;
/** Permanent errors: retrying the file cannot succeed. */
const FINAL = ['UNSUPPORTED_MEDIA', 'PAYLOAD_TOO_LARGE'];

const isOffline = (error: unknown): boolean => error instanceof AppError && error.code === 'NETWORK';
function problemOf(error: unknown): string {
  if (isOffline(error)) return texts.offline;
  return error instanceof AppError
    ? (error.body.errors?.[0]?.msg ?? error.message)
    : errorText('general.save');
}
const canRetry = (error: unknown): boolean => !(error instanceof AppError && FINAL.includes(error.code));

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('images', file);
  return form;
}

const mayStop = (upload: Upload | undefined): boolean =>
  upload?.stage === 'waiting' || upload?.stage === 'preparing' || upload?.stage === 'sending';

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Upload queue of a draft. It outlives the form step; closing the page prompts first. */
export function createUploads(draft: Draft, gone: Set<string>) {
  const listingId = draft.get().saved?.id;
  const lost = listingId ? readLostNames(listingId) : [];
  const queue = createObservable<UploadQueue>({ list: [], done: 0, leftOut: 0, lost });
  const running = new Map<string, AbortController>();
  const looks = new Map<string, Promise<void>>();
  let decoding: Promise<unknown> = Promise.resolve();
  let isRunning = false;
  let places = 0;

  queue.subscribe(() => {
    const { saved } = draft.get();
    const { list } = queue.get();
    const names = list.filter(isUnderWay).map(({ file }) => file.name);
    if (saved) keepUploadNames(saved.id, names);
    if (names.length > 0) addEventListener('beforeunload', ask);
    else removeEventListener('beforeunload', ask);
    if (list.some((upload) => upload.isOffline)) addEventListener('online', retryOffline);
    else removeEventListener('online', retryOffline);
  });

  const find = (key: string) => queue.get().list.find((upload) => upload.key === key);
  const part = (change: Partial<UploadQueue>) => queue.change((all) => ({ ...all, ...change }));
  const change = (key: string, to: Partial<Upload>) =>
    part({ list: queue.get().list.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)) });
  const fail = (key: string, problem: string, end: Pick<Upload, 'canRetry' | 'isOffline'> = {}) =>
    change(key, { stage: 'failed', problem, canRetry: false, ...end });
  const drop = (isDropped: (upload: Upload) => boolean) =>
    part({ list: queue.get().list.filter((upload) => !isDropped(upload)) });

  /** Sequential, because a decoded picture takes many times its file size in memory. */
  const decodeQueued = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = decoding.then(task);
    decoding = result.catch(() => undefined);
    return result;
  };

  const look = ({ key, file }: Upload): void => {
    const looking = decodeQueued(async () => {
      if (!mayStop(find(key))) return;
      const seen = await decodePicture(file);
      if (!seen) return;
      change(key, { preview: seen.preview });
      const problem = pixelsProblem(seen);
      if (problem) fail(key, problem);
    });
    looks.set(key, looking);
  };

  const fitting = async ({ key, file }: Upload): Promise<File | undefined> => {
    const reason = unfitReason(file);
    if (!reason) return file;
    change(key, { stage: 'preparing' });
    const redrawn = await decodeQueued(() => redrawPicture(file));
    if (find(key)?.stage !== 'preparing') return undefined;
    if (redrawn) change(key, { stage: 'sending' });
    else fail(key, reason);
    return redrawn;
  };

  const send = async (upload: Upload, params: { id: string }, batch: UploadBatch): Promise<void> => {
    const { key, place } = upload;
    const controller = new AbortController();
    running.set(key, controller);
    await looks.get(key);
    try {
      if (find(key)?.stage !== 'sending') return;
      const file = await fitting(upload);
      if (!file) return;
      const onProgress = (sent: number) =>
        change(key, { percent: Math.floor(sent * 100), stage: sent < 1 ? 'sending' : 'processing' });
      const body = formOf(file);
      const { signal } = controller;
      const { data } = await call('uploadImages', {
        params,
        body,
        signal,
        onProgress,
        quiet: pageErrorCodes,
      });
      if (batch.applyReply(place, data)) {
        queue.change((all) => ({
          ...all,
          list: all.list.filter((upload) => upload.key !== key),
          done: all.done + 1,
        }));
      } else {
        fail(key, texts.duplicate);
      }
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isRetryable(error)) batch.lose(key);
      fail(key, problemOf(error), { canRetry: canRetry(error), isOffline: isOffline(error) });
    } finally {
      running.delete(key);
      looks.delete(key);
    }
  };

  const take = (): Upload | undefined => {
    const next = queue.get().list.find(({ stage }) => stage === 'waiting');
    if (next) change(next.key, { stage: 'sending', percent: 0 });
    return next;
  };

  const sendBatch = async (): Promise<void> => {
    const { saved } = draft.get();
    if (!saved) {
      for (let next = take(); next; next = take())
        fail(next.key, draft.get().failure ?? texts.noDraft, { canRetry: true });
      return;
    }
    const batch = createUploadBatch(draft, saved.id, gone);
    const end = Date.now() + BATCH_MS;
    const work = async () => {
      for (let next = take(); next; next = Date.now() < end ? take() : undefined)
        await send(next, { id: saved.id }, batch);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    const arrived = await batch.finish();
    drop(({ key, stage }) => stage === 'failed' && arrived.includes(key));
  };

  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      if (!draft.get().saved) await draft.save();
      while (queue.get().list.some(({ stage }) => stage === 'waiting')) await draft.enqueue(sendBatch);
    } finally {
      isRunning = false;
    }
  };

  const add = (files: readonly File[]): void => {
    const { list, done, leftOut } = queue.get();
    const underWay = list.filter(isUnderWay).length;
    let room = PROPERTY_LIMITS.imagesMax - draft.get().images.length - underWay;
    const added: Upload[] = [];
    for (const file of files) {
      const problem = fileProblem(file);
      if (!problem) room -= 1;
      if (!problem && room < 0) continue;
      const start = problem ? { stage: 'failed' as const, problem } : { stage: 'waiting' as const };
      places += 1;
      added.push({ key: crypto.randomUUID(), file, place: places, percent: 0, ...start });
    }
    const withoutRoom = files.length - added.length;
    part({
      list: [...list, ...added],
      done: underWay > 0 ? done : 0,
      leftOut: underWay > 0 ? leftOut + withoutRoom : withoutRoom,
      lost: [],
    });
    added.filter(isUnderWay).forEach(look);
    void run();
  };

  const retryWhere = (isMeant: (upload: Upload) => boolean): void => {
    const { list } = queue.get();
    const again = list.filter((upload) => upload.canRetry && isMeant(upload));
    const fresh = again.map((upload): Upload => ({
      ...upload,
      stage: 'waiting',
      percent: 0,
      isOffline: false,
    }));
    part({ list: [...list.filter((upload) => !again.includes(upload)), ...fresh] });
    void run();
  };

  const retryOffline = (): void => retryWhere((upload) => upload.isOffline === true);

  /** A fully sent upload can no longer be cancelled. */
  const cancelWhere = (isMeant: (upload: Upload) => boolean): void => {
    const isStopped = (upload: Upload) => mayStop(upload) && isMeant(upload);
    const stopped = queue.get().list.filter(isStopped);
    drop((upload) => stopped.includes(upload));
    for (const { key } of stopped) running.get(key)?.abort();
  };

  return {
    get: queue.get,
    subscribe: queue.subscribe,
    add,
    retry: (key: string) => retryWhere((upload) => upload.key === key),
    retryAll: () => retryWhere(() => true),
    cancel: (key: string) => cancelWhere((upload) => upload.key === key),
    cancelAll: () => cancelWhere(() => true),
    dismiss: (key: string) => drop((upload) => upload.key === key && upload.stage === 'failed'),
    dismissFailed: () => drop(({ stage }) => stage === 'failed'),
    dismissLeftOut: () => part({ leftOut: 0 }),
    dismissLost: () => part({ lost: [] }),
  };
}
export type Uploads = ReturnType<typeof createUploads>;
