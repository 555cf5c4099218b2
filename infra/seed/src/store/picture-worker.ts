import { parentPort, workerData } from 'node:worker_threads';

import { openPictureStore } from '@pokriv/service-kit/picture-store/open-picture-store';
import { storeImage } from '@pokriv/property-service/images/store-image';
import type { StoreSettings } from '@pokriv/service-kit/picture-store/store-settings';
import sharp from 'sharp';

import type { PoolPicture } from '../data/pool.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import { renderPicture } from '../pictures/render-picture.ts';

/** The largest size that the service keeps: drawing more would be scaled away. */
const WIDTH = 1280;

/** Draws, renders and stores one picture after the other; answers each with what the service keeps of it. */
const settings = workerData as StoreSettings;
const store = await openPictureStore(settings, { folder: settings.IMAGES_DIR });
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (picture: PoolPicture) => {
  void make(picture);
});

async function make(picture: PoolPicture): Promise<void> {
  try {
    const original = await renderPicture(drawPicture(picture), WIDTH);
    const image = await storeImage(original, { store, imagesDir: settings.IMAGES_DIR });
    parentPort?.postMessage({ key: picture.key, image });
  } catch (error) {
    parentPort?.postMessage({
      key: picture.key,
      error: error instanceof Error ? error.message : String(error),
    });
  }
}
