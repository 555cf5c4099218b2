import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';
import sharp from 'sharp';

import { anActiveListing, anImage } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const admin = anActor({ role: 'admin' });

/** Stripes with sharp edges, or nothing but one colour. */
const aPicture = (background: string, contrast = 0) =>
  sharp({ create: { width: 960, height: 720, channels: 3, background } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="960" height="720"><defs><pattern id="p" width="48" height="48" patternUnits="userSpaceOnUse"><rect width="24" height="48" fill="rgb(0,0,0)" opacity="${contrast}"/></pattern></defs><rect width="960" height="720" fill="url(#p)"/></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer();

describe('PUT /properties/:id/images', () => {
  let service: TestProperty;
  let owner: Actor;
  let id: string;

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());
  beforeEach(async () => {
    owner = anActor();
    ({ _id: id } = await anActiveListing(service, owner));
  });

  const [a, b, c, d] = [1, 2, 3, 4].map((number) => anImage(number).id) as [string, string, string, string];
  const arrange = (body: object) => service.send('PUT', `/properties/${id}/images`, { as: owner, body });
  const shown = async (as?: Actor) =>
    (await service.send('GET', `/properties/${id}`, { as })).body.data.images as {
      id: string;
      isFloorPlan?: true;
      doubt?: string;
    }[];
  const marksOf = (images: Awaited<ReturnType<typeof shown>>) =>
    images.map((image) => [image.id, image.isFloorPlan ?? false]);
  async function upload(...files: Buffer[]) {
    const body = new FormData();
    for (const [index, bytes] of files.entries())
      body.append('images', new Blob([new Uint8Array(bytes)]), `${index}.jpg`);
    return service.send('POST', `/properties/${id}/images`, { as: owner, body });
  }
  /** A fourth picture, as stored. */
  const withFour = async () => {
    const listing = await service.deps.listings.get(id);
    const images = [...listing.images, anImage(4)];
    const after = { ...listing, images, status: 'draft' as const, version: listing.version + 1 };
    await service.deps.inTransaction((unit) => service.deps.listings.replace(after, listing.version, unit));
  };

  it('puts floor plans after the photos, whatever the order asks for', async () => {
    await withFour();
    const marked = await arrange({ floorPlans: [a] });
    expect(marksOf(marked.body.data.images)).toEqual([
      [b, false],
      [c, false],
      [d, false],
      [a, true],
    ]);
    const ordered = await arrange({ order: [a, d, c, b] });
    expect(marksOf(ordered.body.data.images)).toEqual([
      [d, false],
      [c, false],
      [b, false],
      [a, true],
    ]);
    const added = await upload(await aPicture('white', 0.5));
    expect(added.body.data.images.at(-1)).toMatchObject({ id: a, isFloorPlan: true });
    const unmarked = await arrange({ floorPlans: [] });
    expect(unmarked.body.data.images.some((image: object) => 'isFloorPlan' in image)).toBe(false);
  });

  it('takes two floor plans at most, also when a deleted one is restored', async () => {
    await withFour();
    expect((await arrange({ floorPlans: [a, b, c] })).status).toBe(400);
    await arrange({ floorPlans: [c, d] });
    await service.send('DELETE', `/properties/${id}/images/${d}`, { as: owner });
    await arrange({ floorPlans: [b, c] });
    const restored = await arrange({ order: [a, b, c, d] });
    expect(marksOf(restored.body.data.images)).toEqual([
      [a, false],
      [d, false],
      [b, true],
      [c, true],
    ]);
  });

  it('does not count a floor plan among the photos that a published listing needs', async () => {
    const refused = await arrange({ floorPlans: [a] });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toEqual([{ param: 'images', msg: 'Качете поне 3 снимки.' }]);
  });

  it('waits for a moderator in a published listing, and stays when the picture is turned', async () => {
    const [{ id: added }] = (await upload(await aPicture('white', 0.5))).body.data.images.slice(-1);
    await arrange({ floorPlans: [added] });
    expect((await shown()).map((image) => image.id)).toEqual([a, b, c]);
    const { body } = await service.send('GET', `/properties/${id}/revision`, { as: admin });
    expect(body.data[0].after.at(-1)).toMatchObject({ id: added, isFloorPlan: true });
    await service.send('PUT', `/admin/properties/${id}/approve`, { as: admin });
    expect((await shown()).at(-1)).toMatchObject({ id: added, isFloorPlan: true });
    const turned = await service.send('POST', `/properties/${id}/images/${added}/turn`, { as: owner });
    expect(turned.body.data.images.at(-1)).toMatchObject({ isFloorPlan: true });
    expect(turned.body.data.images.at(-1).id).not.toBe(added);
  });

  it('judges dark and blurred photos for the owner and the moderators, not for visitors', async () => {
    const uploaded = await upload(
      await aPicture('#111'),
      await aPicture('#aaa'),
      await aPicture('white', 0.5),
    );
    const doubts = (images: { doubt?: string }[]) => images.slice(-3).map(({ doubt }) => doubt);
    expect(doubts(uploaded.body.data.images)).toEqual(['dark', 'blurred', undefined]);
    await service.send('PUT', `/admin/properties/${id}/approve`, { as: admin });
    expect(doubts(await shown(owner))).toEqual(['dark', 'blurred', undefined]);
    expect(doubts(await shown(admin))).toEqual(['dark', 'blurred', undefined]);
    expect((await shown()).some((image) => 'doubt' in image)).toBe(false);
    const [dark] = uploaded.body.data.images.slice(-3);
    const marked = await arrange({ floorPlans: [dark.id] });
    expect(marked.body.data.images.at(-1)).not.toHaveProperty('doubt');
  });
});
