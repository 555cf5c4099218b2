import { readdir } from 'node:fs/promises';

import type { Actor } from '@pokriv/contracts/actor';
import type { PictureStore } from '@pokriv/service-kit/picture-store/picture-store';
import { purgePictures } from '@pokriv/service-kit/picture-store/purge-pictures';
import { anActor } from '@pokriv/service-kit/testing';

import { filesOf } from '../images/picture-files.ts';
import { anActiveListing, aDraft, anImage } from '../listings/testing/a-listing.ts';
import { aPicture, pictureForm } from '../listings/testing/a-picture.ts';
import { promote } from '../listings/testing/a-promotion.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { purgeAll } from './purge-all.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

describe('purge', () => {
  let service: TestProperty;
  let owner: Actor;
  let seed = 0;

  beforeEach(async () => {
    service = await startProperty();
    owner = anActor({ listingLimit: 9 });
  });
  afterEach(async () => service.close());

  const pass = (ms: number) => {
    service.clock.now = new Date(service.clock.now.getTime() + ms);
  };
  const picture = () => aPicture((seed += 1));
  const upload = async (listing: string, bytes: Buffer): Promise<string> => {
    const body = pictureForm([bytes]);
    const reply = await service.send('POST', `/properties/${listing}/images`, { as: owner, body });
    expect(reply.status).toBe(201);
    return reply.body.data.images.at(-1).id;
  };
  const remove = (listing: string, image: string) =>
    service.send('DELETE', `/properties/${listing}/images/${image}`, { as: owner });
  const arrange = (listing: string, order: string[]) =>
    service.send('PUT', `/properties/${listing}/images`, { as: owner, body: { order } });
  const orderOf = async (listing: string) =>
    (await service.deps.listings.get(listing)).images.map(({ id }) => id);
  const isServed = async (image: string) =>
    (await fetch(`${service.origin}/media/${image}-640.webp`, { method: 'HEAD' })).status === 200;
  const files = async () =>
    (await readdir(service.imagesDir, { recursive: true })).filter((name) => /webp|jpg/u.test(name)).length;

  const purgePicturesIn = (store = service.deps.imageStore) =>
    purgePictures({ files: service.deps.imageFiles, store, filesOf, now: service.deps.now });

  it('keeps a removed picture for an hour, during which it can be put back', async () => {
    const { _id } = await aDraft(service, owner);
    const image = await upload(_id, await picture());
    const [a = '', b = '', c = ''] = await orderOf(_id);
    await remove(_id, image);
    pass(59 * MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ pictures: 0 });
    const back = await arrange(_id, [a, image, b, c]);
    expect([back.status, back.body.data.images.map(({ id }: { id: string }) => id)]).toEqual([
      200,
      [a, image, b, c],
    ]);
    pass(10 * DAY_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ pictures: 0 });
    expect(await isServed(image)).toBe(true);
  });

  it('deletes it with all its files afterwards, once', async () => {
    const { _id } = await aDraft(service, owner);
    const image = await upload(_id, await picture());
    await remove(_id, image);
    pass(61 * MINUTE_MS);
    expect((await arrange(_id, [...(await orderOf(_id)), image])).status).toBe(400);
    pass(5 * MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ pictures: 1 });
    expect(await purgeAll(service.deps)).toMatchObject({ pictures: 0 });
    expect([await isServed(image), await files()]).toEqual([false, 0]);
  });

  it('allows undo within the picture limit, and only in the original listing', async () => {
    const { _id } = await aDraft(service, owner);
    const other = (await aDraft(service, owner))._id;
    const image = await upload(_id, await picture());
    await remove(_id, image);
    expect((await arrange(other, [...(await orderOf(other)), image])).status).toBe(400);
    const many = Array.from({ length: 20 }, (_, at) => anImage(100 + at));
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id }, { $set: { images: many } });
    expect((await arrange(_id, [...many.map(({ id }) => id), image])).status).toBe(400);
    expect(
      (
        await arrange(
          _id,
          many.map(({ id }) => id),
        )
      ).status,
    ).toBe(200);
  });

  it('allows undo into the revision of a published listing', async () => {
    const { _id } = await anActiveListing(service, owner);
    const image = await upload(_id, await picture());
    const before = (await service.deps.listings.get(_id)).revision?.images?.map(({ id }) => id) ?? [];
    await remove(_id, image);
    expect((await service.deps.listings.get(_id)).revision).toBeNull();
    expect((await arrange(_id, before)).status).toBe(200);
    pass(2 * DAY_MS);
    await purgeAll(service.deps);
    expect(await isServed(image)).toBe(true);
  });

  it('keeps a picture that another listing shows, until that one loses it too', async () => {
    const [first, second] = [(await aDraft(service, owner))._id, (await aDraft(service, owner))._id];
    const bytes = await picture();
    const image = await upload(first, bytes);
    expect(await upload(second, bytes)).toBe(image);
    await remove(first, image);
    pass(66 * MINUTE_MS);
    await purgeAll(service.deps);
    expect(await isServed(image)).toBe(true);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: second }, { $set: { images: [] } });
    for (let day = 0; day < 2; day += 1) {
      pass(DAY_MS);
      await purgeAll(service.deps);
    }
    expect(await isServed(image)).toBe(false);
  });

  it('deletes what is kept of the changes of a deleted listing', async () => {
    const { _id } = await anActiveListing(service, owner);
    await service.send('DELETE', `/properties/${_id}`, { as: owner });
    const changes = service.connection.collection('listing_changes');
    expect(await changes.countDocuments({ listingId: _id })).toBe(1);
    pass(30 * DAY_MS);
    await purgeAll(service.deps);
    expect(await changes.countDocuments({ listingId: _id })).toBe(0);
  });

  it('deletes a listing 30 days after its deletion, then its pictures', async () => {
    const { _id } = await aDraft(service, owner);
    const image = await upload(_id, await picture());
    await promote(service, { _id, ownerId: owner.id });
    const promotions = service.connection.collection('promotions');
    await service.send('DELETE', `/properties/${_id}`, { as: owner });
    expect(await promotions.countDocuments({ propertyId: _id })).toBe(1);
    pass(30 * DAY_MS - MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ listings: 0, pictures: 0 });
    pass(MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ listings: 1 });
    expect(await promotions.countDocuments({ propertyId: _id })).toBe(0);
    expect((await service.send('POST', `/properties/${_id}/restore`, { as: owner })).status).toBe(404);
    pass(66 * MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ listings: 0, pictures: 1 });
    expect([await isServed(image), await files()]).toEqual([false, 0]);
  });

  it('deletes the files of an upload interrupted before its listing referred to it', async () => {
    const { _id } = await aDraft(service, owner);
    const image = await upload(_id, await picture());
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id }, { $set: { images: [] } });
    pass(64 * MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ pictures: 0 });
    pass(2 * MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ pictures: 1 });
    expect(await isServed(image)).toBe(false);
  });

  it('deletes a visitor’s search that was not confirmed in 48 hours', async () => {
    const body = { name: 'Варна', filter: { location: 'varna' }, email: 'visitor@example.bg' };
    await service.send('POST', '/saved-searches/anonymous', { body });
    pass(2 * DAY_MS - MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ searches: 0 });
    pass(MINUTE_MS);
    expect(await purgeAll(service.deps)).toMatchObject({ searches: 1 });
    expect(await service.connection.collection('saved_searches').countDocuments()).toBe(0);
  });

  it('deletes each picture once under concurrent runs', async () => {
    const { _id } = await aDraft(service, owner);
    for (let count = 0; count < 4; count += 1) await remove(_id, await upload(_id, await picture()));
    pass(66 * MINUTE_MS);
    const runs = await Promise.all([purgeAll(service.deps), purgeAll(service.deps)]);
    expect(runs.map(({ pictures }) => pictures).reduce((one, other) => one + other)).toBe(4);
    expect(await files()).toBe(0);
  });

  it('is completed by a later run after a crash, while an identical upload waits for it', async () => {
    const { _id } = await aDraft(service, owner);
    const bytes = await picture();
    const image = await upload(_id, bytes);
    await remove(_id, image);
    pass(66 * MINUTE_MS);
    const failing: PictureStore = {
      ...service.deps.imageStore,
      remove: () => Promise.reject(new Error('down')),
    };
    await expect(purgePicturesIn(failing)).rejects.toThrow('down');
    expect(await purgePicturesIn()).toBe(0);
    const uploading = upload(_id, bytes);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    pass(11 * MINUTE_MS);
    expect(await purgePicturesIn()).toBe(1);
    expect(await uploading).toBe(image);
    expect(await isServed(image)).toBe(true);
  });
});
