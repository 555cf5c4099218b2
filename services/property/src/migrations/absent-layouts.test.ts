import { anActor } from '@pokriv/service-kit/testing';

import { listingModel } from '../listings/listing.model.ts';
import { aDraft } from '../listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { absentLayouts } from './absent-layouts.ts';

describe('absent-layouts migration', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  it('makes lists with a null layout readable, and leaves the others', async () => {
    const owner = anActor({ listingLimit: null });
    const { _id } = await aDraft(service, owner, { propertyType: 'room' });
    const { _id: other } = await aDraft(service, owner, { layout: 'two_room' });
    const { collection } = listingModel(service.connection);
    await collection.updateOne({ _id } as object, { $set: { 'fields.layout': null } });
    const list = () => service.send('GET', '/properties/my-properties?sort=oldest', { as: owner });
    expect((await list()).status).toBe(500);
    await absentLayouts.up(service.connection);
    const { body } = await list();
    expect(body.data.map(({ id, layout }: { id: string; layout?: string }) => [id, layout])).toEqual([
      [_id, undefined],
      [other, 'two_room'],
    ]);
  });
});
