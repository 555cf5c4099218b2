import type { Connection } from 'mongoose';

import { claimModel } from './claim.model.ts';
import { idempotencyRepository, readIdempotencyKey } from './idempotency.repository.ts';
import { connectMongo, transactionsOf, type InTransaction } from './mongo.ts';
import { aDatabase, testMongoUrl } from './testing.ts';

describe('readIdempotencyKey', () => {
  it.each([
    ['no header', undefined],
    ['one sign', 'a'],
    ['128 signs', 'x'.repeat(128)],
  ])('accepts %s', (_what, header) => {
    expect(readIdempotencyKey(header)).toBe(header);
  });

  it.each([
    ['an empty header', ''],
    ['a space', 'two words'],
    ['Cyrillic', 'ключ'],
    ['129 signs', 'x'.repeat(129)],
    ['a line break', 'line\n'],
  ])('refuses %s and names the header', (_what, header) => {
    const errors = [expect.objectContaining({ param: 'Idempotency-Key' })];
    const body = expect.objectContaining({ code: 'BAD_REQUEST', errors });
    expect(() => readIdempotencyKey(header)).toThrow(expect.objectContaining({ body }));
  });
});

describe('idempotencyRepository', () => {
  let connection: Connection;
  let inTransaction: InTransaction;
  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('idempotency'));
    inTransaction = transactionsOf(connection, 'test');
    await claimModel(connection).createCollection();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const asked = { userId: 'maria', key: 'key-1', body: { title: 'Двустаен' } };
  const claim = (made: string, parts: Partial<typeof asked> = {}) =>
    inTransaction((unit) => idempotencyRepository(connection).claim({ ...asked, ...parts, made }, unit));
  const find = (parts: Partial<typeof asked> = {}) =>
    inTransaction((unit) => idempotencyRepository(connection).find({ ...asked, ...parts }, unit));

  it('gives one of many parallel calls the key, and the others what it made', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `listing-${index}`);
    const answers = await Promise.all(ids.map((id) => claim(id)));
    const winners = ids.filter((_, index) => answers[index] === undefined);
    expect(winners).toHaveLength(1);
    expect(answers.filter((answer) => answer !== undefined)).toEqual(Array(9).fill(winners[0]));
    expect(await find()).toBe(winners[0]);
  });

  it('refuses a used key for another body', async () => {
    await claim('listing-a', { key: 'key-2' });
    const other = { key: 'key-2', body: { title: 'Тристаен' } };
    const refused = { code: 'CONFLICT' };
    await expect(claim('listing-b', other)).rejects.toMatchObject(refused);
    await expect(find(other)).rejects.toMatchObject(refused);
  });

  it('keeps the same key of two people apart', async () => {
    await claim('listing-of-maria', { key: 'key-3' });
    expect(await claim('listing-of-ivan', { key: 'key-3', userId: 'ivan' })).toBeUndefined();
    expect(await find({ key: 'key-3', userId: 'ivan' })).toBe('listing-of-ivan');
    expect(await find({ key: 'key-3' })).toBe('listing-of-maria');
  });

  it('frees a key whose transaction fails', async () => {
    const failing = inTransaction(async (unit) => {
      await idempotencyRepository(connection).claim({ ...asked, key: 'key-4', made: 'lost' }, unit);
      throw new Error('the change fails');
    });
    await expect(failing).rejects.toThrow('the change fails');
    expect(await find({ key: 'key-4' })).toBeUndefined();
  });
});
