import { anS3Server } from '@pokriv/service-kit/file-store/an-s3-server';
import { anActor } from '@pokriv/service-kit/testing';
import sharp from 'sharp';

import { clock } from '../clock.ts';
import { aDraft } from '../listings/testing/a-listing.ts';
import { aPicture, pictureForm } from '../listings/testing/a-picture.ts';
import { startProperty } from '../testing.ts';
import { variants } from './picture-files.ts';

const HOUR_MS = 3_600_000;
const settings = {
  'on the disk': async () => ({ store: undefined, close: async () => undefined }),
  'in an S3 store': async () => {
    const { store, close } = await anS3Server();
    return { store: store(), close };
  },
};

describe.each(Object.entries(settings))('a picture %s', (_where, openStore) => {
  it('is uploaded, served, and deleted', async () => {
    const { store, close } = await openStore();
    const service = await startProperty({}, store);
    const owner = anActor();
    const { _id } = await aDraft(service, owner);
    const body = pictureForm([await aPicture(1)]);
    const reply = await service.send('POST', `/properties/${_id}/images`, { as: owner, body });
    const image = reply.body.data.images.at(-1).id;
    const get = (variant: string, init?: RequestInit) =>
      fetch(`${service.origin}/media/${image}-${variant}`, init);

    const whole = await get('640.webp');
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: `"${image}-640.webp"`,
    });
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 640, height: 480 });

    const head = await get('640.webp', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(bytes.length)]);
    const known = { 'if-none-match': `"${image}-640.webp"`, 'cache-control': 'max-age=0' };
    expect((await get('640.webp', { headers: known })).status).toBe(304);
    for (const wrong of ['640.jpg', '641.webp', '640.webp.bak']) expect((await get(wrong)).status).toBe(404);

    const all = await Promise.all(variants.map((variant) => get(variant)));
    expect(all.map(({ headers }) => headers.get('content-type'))).toEqual(
      variants.map((variant) => `image/${variant.split('.')[1]?.replace('jpg', 'jpeg')}`),
    );
    expect(reply.body.data.images.at(-1)).toMatchObject({ hasAvif: true });

    await service.send('DELETE', `/properties/${_id}/images/${image}`, { as: owner });
    service.clock.now = new Date(Date.now() + 2 * HOUR_MS);
    expect(await clock(service.deps).purge.run()).toMatchObject({ pictures: 1 });
    for (const variant of variants) expect((await get(variant)).status).toBe(404);
    await service.close();
    await close();
  });
});
