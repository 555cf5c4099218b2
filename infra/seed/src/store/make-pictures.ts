import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import type { StoreSettings } from '@pokriv/service-kit/picture-store/store-settings';
import type { StoredImage } from '@pokriv/property-service/listings/stored-listing';

import type { PoolPicture } from '../data/pool.ts';

/** Changes with the files of `infra/seed/pictures` and with how they are shown, so that old ones are not taken for new. */
const EDITION = 4;

export interface PicturesToMake {
  pictures: readonly PoolPicture[];
  images: StoreSettings;
  /** The worker's module. */
  program: URL;
  workers: number;
  onProgress: (done: number, total: number) => void;
}

/**
 * Makes and stores pictures once: what is ready is noted beside the pictures, so that a second run makes only the rest.
 * @throws Error when one cannot be made
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

/** A half-written last line is a picture that was not finished. */
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

/** One thread that takes pictures until none waits. */
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
