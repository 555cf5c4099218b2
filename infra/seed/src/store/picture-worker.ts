import { parentPort, workerData } from 'node:worker_threads';

import { storeImage } from '@pokriv/property-service/images/store-image';
import sharp from 'sharp';

import type { PoolPicture } from '../data/pool.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { renderPicture } from '../pictures/render-picture.ts';

/** The largest size that the service keeps: drawing more would be scaled away. */
const WIDTH = 1280;

/** Draws, renders and stores one picture after the other; answers each with what the service keeps of it. */
const { imagesDir } = workerData as { imagesDir: string };
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (picture: PoolPicture) => {
  void make(picture);
});

async function make(picture: PoolPicture): Promise<void> {
  try {
    const image = await storeImage(await renderPicture(drawPicture(picture), WIDTH), imagesDir);
    parentPort?.postMessage({ key: picture.key, image });
  } catch (error) {
    parentPort?.postMessage({
      key: picture.key,
      error: error instanceof Error ? error.message : String(error),
    });
  }
}
