import type { Actor } from '@pokriv/contracts/actor';
import { anActor } from '@pokriv/service-kit/testing';

import { aPicture, pictureForm } from '../listings/testing/a-picture.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const MB = 1024 * 1024;

describe('picture limits', () => {
  let service: TestProperty;
  const owner: Actor = anActor();
  let id = '';

  beforeAll(async () => {
    service = await startProperty();
    id = (await service.send('POST', '/properties', { as: owner, body: { title: 'Обява' } })).body.data.id;
  });
  afterAll(async () => service.close());

  const statusOf = async (bytes: Buffer) =>
    (await service.send('POST', `/properties/${id}/images`, { as: owner, body: pictureForm([bytes]) }))
      .status;
  const padded = async (bytes: number) => {
    const picture = await aPicture(7);
    return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
  };

  it.each([
    ['exactly 800×600', () => aPicture(1, 800, 600), 201],
    ['600×800, upright', () => aPicture(2, 600, 800), 201],
    ['one pixel too narrow', () => aPicture(3, 799, 600), 400],
    ['one pixel too low', () => aPicture(4, 800, 599), 400],
    ['50 million pixels', () => aPicture(5, 10_000, 5000), 201],
    ['a row more than 50 million pixels', () => aPicture(6, 10_000, 5001), 413],
    ['exactly 10 MB', () => padded(10 * MB), 201],
    ['one byte over 10 MB', () => padded(10 * MB + 1), 413],
  ])('%s', async (_what, make, status) => {
    expect(await statusOf(await make())).toBe(status);
  });

  it('allow a description of 120 characters, not of 121', async () => {
    const { images } = await service.deps.listings.get(id);
    const describeBy = (alt: string) =>
      service.send('PUT', `/properties/${id}/images`, { as: owner, body: { alt: { [images[0]!.id]: alt } } });
    expect((await describeBy('я'.repeat(120))).status).toBe(200);
    expect((await describeBy('я'.repeat(121))).status).toBe(400);
  });
});
