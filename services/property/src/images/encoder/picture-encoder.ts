import { pictureProcess, type PictureProcess } from '@pokriv/service-kit/picture-worker/picture-process';

import { messages } from '../../messages.ts';
import type { EncodedImage } from './encode-image.ts';

export type PictureEncoder = PictureProcess<EncodedImage>;

/**
 * Encodes listing pictures in a worker process.
 * @param program path of `picture-worker.ts`
 */
export const pictureEncoder = (program: string | URL): PictureEncoder =>
  pictureProcess<EncodedImage>(program, messages.image);
