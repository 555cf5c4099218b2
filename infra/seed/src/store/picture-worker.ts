import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import { openPictureStore } from '@pokriv/service-kit/picture-store/open-picture-store';
import { storeImage } from '@pokriv/property-service/images/store-image';
import type { StoreSettings } from '@pokriv/service-kit/file-store/store-settings';
import sharp from 'sharp';

import { picturesFolder, type PoolPicture } from '../data/pool.ts';
import { showAs } from './show-as.ts';

const settings = workerData as StoreSettings;
const store = await openPictureStore(settings, { folder: settings.IMAGES_DIR });
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (picture: PoolPicture) => {
  void make(picture);
});

async function make({ key, file, look }: PoolPicture): Promise<void> {
  try {
    const original = await showAs(look, await readFile(new URL(file, picturesFolder)));
    const image = await storeImage(original, {
      store,
      imagesDir: settings.IMAGES_DIR,
      hasAvif: look === 'plain',
    });
    parentPort?.postMessage({ key, image });
  } catch (error) {
    parentPort?.postMessage({ key, error: error instanceof Error ? error.message : String(error) });
  }
}
