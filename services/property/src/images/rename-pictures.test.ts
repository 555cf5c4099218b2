import { createHash } from 'node:crypto';

import { pictureFile } from '@pokriv/service-kit/picture-store/picture-store';
import { anActor } from '@pokriv/service-kit/testing';

import { clock } from '../clock.ts';
import { propertyInbox } from '../inbox.ts';
import { approvalOf, isContentApproved } from '../listings/approval.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { aPicture, pictureForm } from '../listings/testing/a-picture.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { firstVariants, variants } from './picture-files.ts';

const HOUR_MS = 3_600_000;
const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });

describe('picture names of a listing', () => {
  let service: TestProperty;
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(() => {
    service.clock.now = new Date();
  });

  const statusOf = async (picture: string) =>
    (await fetch(`${service.origin}/media/${picture}-640.webp`)).status;
  const rename = (listingId: string) =>
    propertyInbox(service.deps)['listing-withheld'](
      { listingId },
      { eventId: 'e', once: async (work) => service.deps.inTransaction(work) },
    );

  async function anApproved(number: number) {
    const { _id } = await anActiveListing(service, owner);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id }, { $set: { status: 'draft' } });
    const original = await aPicture(number);
    const body = pictureForm([original]);
    const reply = await service.send('POST', `/properties/${_id}/images`, { as: owner, body });
    const picture: string = reply.body.data.images.at(-1).id;
    const stored = await service.deps.listings.get(_id);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id }, { $set: { status: 'active', approval: approvalOf(stored, service.clock.now) } });
    return { _id, picture, original };
  }

  it('cannot be derived from the original', async () => {
    const { picture, original } = await anApproved(10);
    expect(createHash('sha256').update(original).digest('hex').startsWith(picture)).toBe(false);
    expect(await statusOf(picture)).toBe(200);
  });

  it('change when the listing is deleted, and stay when it is restored', async () => {
    const { _id, picture } = await anApproved(60);
    await service.send('DELETE', `/properties/${_id}`, { as: owner });
    expect(await service.announced('listing-withheld')).toContainEqual(
      expect.objectContaining({ fact: { listingId: _id } }),
    );
    await rename(_id);
    const withheld = await service.deps.listings.get(_id);
    const renamed = withheld.images.at(-1)?.id ?? '';
    expect(renamed).not.toBe(picture);
    expect(isContentApproved(withheld)).toBe(true);
    service.clock.now = new Date(Date.now() + 2 * HOUR_MS);
    await clock(service.deps).purge.run();
    expect([await statusOf(picture), await statusOf(renamed)]).toEqual([404, 200]);
    const back = await service.send('POST', `/properties/${_id}/restore`, { as: owner });
    expect(back.body.data).toMatchObject({ status: 'paused' });
    expect(back.body.data.images.at(-1).id).toBe(renamed);
  });

  it('change with all files that a picture has, also with the few of an earlier release', async () => {
    const { _id } = await anApproved(85);
    const served = async (id = '') => {
      const replies = variants.map((variant) => fetch(`${service.origin}/media/${id}-${variant}`));
      return (await Promise.all(replies)).filter(({ ok }) => ok).length;
    };
    await service.send('DELETE', `/properties/${_id}`, { as: owner });
    await rename(_id);
    const whole = (await service.deps.listings.get(_id)).images.at(-1);
    expect([whole?.hasAvif, await served(whole?.id)]).toEqual([true, variants.length]);

    const former = await anApproved(88);
    await service.connection
      .collection<{ _id: string }>('listings')
      .updateOne({ _id: former._id }, { $unset: { 'images.$[].hasAvif': '' } });
    const later = variants.filter((variant) => !firstVariants.some((first) => first === variant));
    await service.deps.imageStore.remove(later.map((variant) => pictureFile(former.picture, variant)));
    await service.send('DELETE', `/properties/${former._id}`, { as: owner });
    await rename(former._id);
    const few = (await service.deps.listings.get(former._id)).images.at(-1);
    expect(few?.id).not.toBe(former.picture);
    expect([few?.hasAvif, await served(few?.id)]).toEqual([undefined, firstVariants.length]);
  });

  it('change when the listing is removed', async () => {
    const { _id, picture } = await anApproved(110);
    const body = { reason: 'Чужди снимки в обявата.' };
    await service.send('PUT', `/admin/properties/${_id}/remove`, { as: admin, body });
    await rename(_id);
    expect((await service.deps.listings.get(_id)).images.at(-1)?.id).not.toBe(picture);
  });

  it('keep the old files while another listing uses them', async () => {
    const { _id, picture } = await anApproved(160);
    await service.send('POST', `/properties/${_id}/duplicate`, { as: owner });
    await service.send('DELETE', `/properties/${_id}`, { as: owner });
    await rename(_id);
    service.clock.now = new Date(Date.now() + 2 * HOUR_MS);
    await clock(service.deps).purge.run();
    expect(await statusOf(picture)).toBe(200);
  });

  it('need no change once the listing is erased', async () => {
    await expect(rename('erased')).resolves.toBeUndefined();
  });

  it('change later when the listing cannot be read', async () => {
    const away = jest.spyOn(service.deps.listings, 'get').mockRejectedValue(new Error('mongo is away'));
    await expect(rename('any')).rejects.toThrow('mongo is away');
    away.mockRestore();
  });

  it('stay when the listing was restored meanwhile, and the copies are purged', async () => {
    const { _id, picture } = await anApproved(210);
    await service.send('DELETE', `/properties/${_id}`, { as: owner });
    const copying = service.deps.imageStore.open;
    service.deps.imageStore.open = async (name) => {
      service.deps.imageStore.open = copying;
      await service.send('POST', `/properties/${_id}/restore`, { as: owner });
      return copying(name);
    };
    await rename(_id);
    expect((await service.deps.listings.get(_id)).images.at(-1)?.id).toBe(picture);
    service.clock.now = new Date(Date.now() + 2 * HOUR_MS);
    expect((await clock(service.deps).purge.run()).pictures).toBe(1);
    expect(await statusOf(picture)).toBe(200);
  });
});
