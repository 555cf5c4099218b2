import type { Connection } from 'mongoose';

import { connectMongo, transactionsOf, type InTransaction } from '../mongo.ts';
import { aDatabase, testMongoUrl } from '../testing.ts';
import { definePictureFileModel, type PictureFile } from './picture-file.model.ts';
import { pictureFileRepository, type PictureFileRepository } from './picture-file.repository.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOW = new Date('2026-11-23T10:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const model = definePictureFileModel('picture_files', 'due');

describe('files of pictures', () => {
  let connection: Connection;
  let inTransaction: InTransaction;
  let files: PictureFileRepository;

  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('picture_files'));
    inTransaction = transactionsOf(connection, 'kit');
    files = pictureFileRepository(connection, {
      ...{ model, graceMs: HOUR_MS, busy: 'Заето.' },
      used: async () => new Set<string>(),
    });
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });
  beforeEach(() => model(connection).deleteMany({}));

  const find = (id: string) => model(connection).findOne({ _id: id }).lean<PictureFile>();
  const release = (ids: string[], at: Date) => inTransaction((unit) => files.release(ids, at, unit));
  const claimed = async (id: string): Promise<PictureFile> => {
    await files.claim(id, NOW);
    return (await find(id)) as PictureFile;
  };
  const idsDue = async (at: Date, limit = 9) => (await files.due(at, limit)).map(({ _id }) => _id);

  it('are checked a grace period after their claim, the longest due first', async () => {
    await files.claim('b', later(1));
    await files.claim('a', NOW);
    expect(await idsDue(later(HOUR_MS - 1))).toEqual([]);
    expect(await idsDue(later(HOUR_MS))).toEqual(['a']);
    expect(await idsDue(later(HOUR_MS + 1))).toEqual(['a', 'b']);
    expect(await idsDue(later(HOUR_MS + 1), 1)).toEqual(['a']);
  });

  it('are kept while used, and checked again a day later', async () => {
    const file = await claimed('a');
    await files.note(file, true, later(HOUR_MS));
    expect(await find('a')).toEqual({ _id: 'a', unusedSince: null, checkAt: later(HOUR_MS + DAY_MS) });
  });

  it('are unused since the first check that finds no use', async () => {
    await files.note(await claimed('a'), true, later(HOUR_MS));
    await files.note((await find('a')) as PictureFile, false, later(DAY_MS));
    expect(await find('a')).toMatchObject({ unusedSince: later(DAY_MS), checkAt: later(DAY_MS + HOUR_MS) });
    await files.note((await find('a')) as PictureFile, false, later(2 * DAY_MS));
    expect(await find('a')).toMatchObject({ unusedSince: later(DAY_MS) });
  });

  it('start their grace period again when a picture loses a reference', async () => {
    await claimed('a');
    await release(['a', 'never uploaded'], later(DAY_MS));
    expect(await find('a')).toMatchObject({ unusedSince: later(DAY_MS), checkAt: later(DAY_MS + HOUR_MS) });
    expect(await find('never uploaded')).toBeNull();
  });

  it.each<[string, Partial<PictureFile>, boolean, number, boolean]>([
    ['unused for the grace period', { unusedSince: NOW }, false, HOUR_MS, true],
    ['unused for less', { unusedSince: NOW }, false, HOUR_MS - 1, false],
    ['used', { unusedSince: NOW }, true, HOUR_MS, false],
    ['unused since this check', { unusedSince: null }, false, HOUR_MS, false],
    ['under removal', { unusedSince: null, isPurging: true }, true, 0, true],
  ])('that are %s are over or not', (...[, parts, isUsed, afterMs, isOver]) => {
    const file: PictureFile = { _id: 'a', checkAt: NOW, unusedSince: null, ...parts };
    expect(files.isOver(file, isUsed, later(afterMs))).toBe(isOver);
  });

  it('are removed by one process, which another one takes over after ten minutes', async () => {
    const file = await claimed('a');
    const began = await Promise.all([files.beginPurge(file, NOW), files.beginPurge(file, NOW)]);
    expect(began.sort()).toEqual([false, true]);
    expect(await idsDue(later(600_000 - 1))).toEqual([]);
    expect(await idsDue(later(600_000))).toEqual(['a']);
  });

  it('are not claimed or released while they are removed, and forgotten afterwards', async () => {
    await files.beginPurge(await claimed('a'), NOW);
    await release(['a'], later(DAY_MS));
    expect(await find('a')).toMatchObject({ unusedSince: NOW, isPurging: true });
    const claiming = files.claim('a', later(DAY_MS));
    await files.endPurge('a');
    await claiming;
    expect(await find('a')).toEqual({
      _id: 'a',
      unusedSince: later(DAY_MS),
      checkAt: later(DAY_MS + HOUR_MS),
    });
    await files.endPurge('a');
    expect(await find('a')).not.toBeNull();
  });
});
