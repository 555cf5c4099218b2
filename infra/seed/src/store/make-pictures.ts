import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { StoreSettings } from '@pokriv/service-kit/file-store/store-settings';
import type { StoredImage } from '@pokriv/property-service/listings/stored-listing';

import type { PoolPicture } from '../data/pool.ts';

/** Increment when `infra/seed/pictures` or their variants change, so that stored pictures are encoded again. */
const EDITION = 5;

export interface PicturesToMake {
  pictures: readonly PoolPicture[];
  images: StoreSettings;
  program: URL;
  workers: number;
  onProgress: (done: number, total: number) => void;
}

/**
 * Encodes and stores pictures once; a journal beside them lets the next run continue.
 * @throws Error when a picture cannot be encoded
 */
export async function makePictures({
  pictures,
  images,
  program,
  workers,
  onProgress,
}: PicturesToMake): Promise<Map<string, StoredImage>> {
  const notes = join(images.IMAGES_DIR, `demo-pictures-${EDITION}.ndjson`);
  const made = await readNotes(notes);
  const waiting = pictures.filter(({ key }) => !made.has(key));
  await mkdir(images.IMAGES_DIR, { recursive: true });
  const keep = async (picture: PoolPicture, image: StoredImage): Promise<void> => {
    made.set(picture.key, image);
    await appendFile(notes, `${JSON.stringify({ note: picture.key, image })}\n`);
    onProgress(pictures.length - waiting.length, pictures.length);
  };
  await Promise.all(
    Array.from({ length: Math.min(workers, waiting.length) }, () => work(program, { images, waiting, keep })),
  );
  return new Map(pictures.map(({ key }) => [key, made.get(key) as StoredImage]));
}

/** A truncated last line is an unfinished picture. */
async function readNotes(file: string): Promise<Map<string, StoredImage>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const notes = text.split('\n').flatMap((line): [string, StoredImage][] => {
    if (!line.endsWith('}}')) return [];
    const { note, image } = JSON.parse(line) as { note: string; image: StoredImage };
    return [[note, image]];
  });
  return new Map(notes);
}

interface Job {
  images: StoreSettings;
  waiting: PoolPicture[];
  keep: (picture: PoolPicture, image: StoredImage) => Promise<void>;
}

interface Answer {
  key: string;
  image?: StoredImage;
  error?: string;
}

/** A worker thread that takes pictures until the queue is empty. */
async function work(program: URL, { images, waiting, keep }: Job): Promise<void> {
  const worker = new Worker(program, { workerData: images });
  try {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const { image, error } = await ask(worker, picture);
      if (!image) throw new Error(`picture ${picture.key}: ${error ?? 'not made'}`);
      await keep(picture, image);
    }
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, picture: PoolPicture): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: Answer): void => {
      worker.off('error', onError);
      resolve(answer);
    };
    const onError = (error: Error): void => {
      worker.off('message', onMessage);
      reject(error);
    };
    worker.once('message', onMessage);
    worker.once('error', onError);
    worker.postMessage(picture);
  });
}
