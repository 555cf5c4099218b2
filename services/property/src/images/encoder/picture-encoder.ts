import { pictureProcess, type PictureProcess } from '@pokriv/service-kit/picture-worker/picture-process';

import { messages } from '../../messages.ts';
import type { EncodedImage } from './encode-image.ts';

export type PictureEncoder = PictureProcess<EncodedImage>;

export const pictureEncoder = (program: string | URL): PictureEncoder =>
  pictureProcess<EncodedImage>(program, messages.image);
