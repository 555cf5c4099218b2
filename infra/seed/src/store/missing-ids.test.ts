import { startModeration, type ModerationService } from '@pokriv/moderation-service/start-moderation.testing';

import { insertMissing } from './missing-ids.ts';

describe('insertMissing', () => {
  let service: ModerationService;
  beforeAll(async () => {
    service = await startModeration();
  });
  afterAll(() => service.close());

  const rows = () => service.connection.collection<{ _id: string }>('demo').find().toArray();

  it('omits undefined values, which MongoDB stores as null', async () => {
    await insertMissing(service.connection, 'demo', [{ _id: 'a', fields: { layout: undefined, rooms: 1 } }]);
    expect(await rows()).toEqual([{ _id: 'a', fields: { rooms: 1 } }]);
  });

  it('inserts the missing documents and leaves the others', async () => {
    const documents = [
      { _id: 'a', fields: { rooms: 9 } },
      { _id: 'b', fields: { rooms: 2 } },
    ];
    expect(await insertMissing(service.connection, 'demo', documents)).toBe(1);
    expect(await insertMissing(service.connection, 'demo', documents)).toBe(0);
    expect((await rows()).map(({ _id, ...rest }) => [_id, rest])).toEqual([
      ['a', { fields: { rooms: 1 } }],
      ['b', { fields: { rooms: 2 } }],
    ]);
  });
});
