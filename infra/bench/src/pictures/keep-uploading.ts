import { createHash } from 'node:crypto';

import { createApi } from '../faults/api.ts';

const DEMO = { email: 'landlord@demo.bg', password: 'Demo1234' };
const ID_DIGITS = 20;

/** A demo landlord with an empty draft, who uploads and deletes pictures until stopped. */
export async function uploaderOf(origin: string, photos: readonly Buffer[]) {
  const ask = createApi(origin);
  const { body } = await ask('login', { body: DEMO });
  const token = body.data?.token;
  const draft = await ask('createProperty', { body: { title: 'Измерване на качването' }, token });
  const id = draft.body.data?.id;
  if (!token || !id) throw new Error(`a draft answered ${draft.status} ${draft.body.code}`);

  const upload = async (photo: Buffer): Promise<void> => {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(photo)]), 'снимка.jpg');
    const { status } = await ask('uploadImages', { params: { id }, form, token });
    if (status !== 201) throw new Error(`an upload answered ${status}`);
    const imageId = createHash('sha256').update(photo).digest('hex').slice(0, ID_DIGITS);
    await ask('deleteImage', { params: { id, imageId }, token });
  };

  return {
    upload,
    keepUploading: async (signal: AbortSignal): Promise<number> => {
      let count = 0;
      while (!signal.aborted) {
        await upload(photos[count % photos.length] ?? Buffer.alloc(0));
        count += 1;
      }
      return count;
    },
    close: async (): Promise<void> => {
      await ask('deleteProperty', { params: { id }, token });
    },
  };
}
export type Uploader = Awaited<ReturnType<typeof uploaderOf>>;
