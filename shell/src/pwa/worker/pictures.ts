import { allPictureWidths, pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { offlineCaches } from '@pokriv/web-kit/offline-copies';

import { putPersonal } from './put-bounded.ts';

const PICTURES_MAX = 150;
const PICTURE = /^\/media\/(?<id>[0-9a-f]+)-(?:320|480|640|960|1280)\.(?:webp|avif)$/u;

/** AVIF is cached only by browsers that decode it. */
const filesOf = (id: string): string[] =>
  allPictureWidths.flatMap((width) => [pictureAddress(id, width, 'avif'), pictureAddress(id, width)]);

export const isPicture = ({ pathname }: URL): boolean => PICTURE.test(pathname);

/** Cache first: pictures are immutable. Offline, another file of the same picture is the fallback. */
export async function picture(request: Request): Promise<Response> {
  const cache = await caches.open(offlineCaches.pictures);
  const kept = await cache.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  try {
    const reply = await fetch(request);
    if (reply.status === 200) await putPersonal(cache, request.url, reply.clone(), PICTURES_MAX);
    return reply;
  } catch (error) {
    const id = PICTURE.exec(new URL(request.url).pathname)?.groups?.id ?? '';
    for (const address of filesOf(id)) {
      const other = await cache.match(address, { ignoreVary: true });
      if (other) return other;
    }
    throw error;
  }
}

export async function cachePictures(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(offlineCaches.pictures);
  for (const address of addresses) {
    if (!isPicture(new URL(address)) || (await cache.match(address, { ignoreVary: true }))) continue;
    const reply = await fetch(address);
    if (reply.status === 200) await putPersonal(cache, address, reply, PICTURES_MAX);
  }
}
