import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';
import sharp from 'sharp';

import { anActiveListing } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const DARK = 60;

const aRoom = (width = 1000) =>
  sharp({ create: { width, height: 750, channels: 3, background: 'white' } })
    .composite([
      {
        input: Buffer.from('<svg width="300" height="200"><rect width="300" height="200"/></svg>'),
        gravity: 'northwest',
      },
    ])
    .jpeg()
    .toBuffer();

describe('POST /properties/:id/images/:imageId/turn', () => {
  let service: TestProperty;
  let owner: Actor;
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    owner = anActor();
    id = (await service.send('POST', '/properties', { as: owner, body: { title: 'Обява' } })).body.data.id;
  });

  async function upload(bytes: Buffer): Promise<string> {
    const body = new FormData();
    body.append('images', new Blob([new Uint8Array(bytes)]), 'стая.jpg');
    const reply = await service.send('POST', `/properties/${id}/images`, { as: owner, body });
    return reply.body.data.images.at(-1).id;
  }
  const turn = (imageId: string, as = owner) =>
    service.send('POST', `/properties/${id}/images/${imageId}/turn`, { as });
  const file = (imageId: string, variant: string) =>
    readFile(join(service.imagesDir, imageId.slice(0, 2), `${imageId}-${variant}`));
  async function brightness(imageId: string, corner: 'left' | 'right'): Promise<number> {
    const picture = sharp(await file(imageId, '1280.webp'));
    const { width = 0 } = await picture.metadata();
    const left = corner === 'left' ? 20 : width - 60;
    const { data } = await picture
      .extract({ left, top: 20, width: 40, height: 40 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return data[0] ?? 0;
  }

  it('turns all files clockwise and keeps place and description', async () => {
    const first = await upload(await aRoom());
    const second = await upload(await aRoom(1100));
    await service.send('PUT', `/properties/${id}/images`, { as: owner, body: { alt: { [first]: 'Хол' } } });
    const { status, body } = await turn(first);
    expect([status, body.message]).toEqual([200, 'Снимката е завъртяна.']);
    const [turned, other] = body.data.images;
    expect(turned).toMatchObject({ width: 750, height: 1000, alt: 'Хол' });
    expect(turned.id).not.toBe(first);
    expect(other.id).toBe(second);
    expect(await brightness(turned.id, 'right')).toBeLessThan(DARK);
    expect(await brightness(turned.id, 'left')).toBeGreaterThan(255 - DARK);
    const small = await sharp(await file(turned.id, '320.webp')).metadata();
    expect([small.width, small.height]).toEqual([320, 427]);
  });

  it('is idempotent', async () => {
    const imageId = await upload(await aRoom());
    const once = (await turn(imageId)).body.data;
    const again = await turn(imageId);
    expect(again.status).toBe(200);
    expect(again.body.data.images).toEqual(once.images);
    expect(again.body.data.version).toBe(once.version);
  });

  it('waits for approval in a published listing', async () => {
    const listing = await anActiveListing(service, owner);
    const added = listing._id;
    id = added;
    const imageId = await upload(await aRoom());
    const { data } = (await turn(imageId)).body;
    expect(data.revision).toMatchObject({ status: 'pending', changed: ['images'] });
    const stored = await service.deps.listings.get(added);
    expect(stored.images).toEqual(listing.images);
  });

  it('returns 404 to others, and for a picture of another listing', async () => {
    const imageId = await upload(await aRoom());
    expect((await turn(imageId, anActor())).status).toBe(404);
    expect((await turn('0123456789abcdef0123')).status).toBe(404);
  });
});
