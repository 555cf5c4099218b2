import { trusted, type Connection } from 'mongoose';

import { collectionOf, defineModel, rowsOf, storedPart, storedSchema } from './model.ts';
import { connectMongo } from './mongo.ts';
import { aDatabase, testMongoUrl } from './testing.ts';

interface Note {
  _id: string;
  text: string;
  author: { name: string; nick?: string };
  tags?: string[];
  readAt: Date | null;
}

const noteModel = defineModel<Note>(
  'Note',
  'notes',
  storedSchema<Note>({
    _id: { type: String, required: true },
    text: { type: String, required: true },
    author: {
      type: storedPart<Note['author']>({ name: { type: String, required: true }, nick: String }),
      required: true,
    },
    tags: { type: [String], default: undefined },
    readAt: Date,
  }),
);
const aNote = (_id: string, parts: Partial<Note> = {}): Note => ({
  ...{ _id, text: '', author: { name: '' }, readAt: null },
  ...parts,
});

describe('defineModel', () => {
  let connection: Connection;

  beforeAll(async () => {
    connection = await connectMongo(testMongoUrl(), aDatabase('kit'));
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });
  beforeEach(() => noteModel(connection).deleteMany({}));

  it('stores records unchanged, including empty strings', async () => {
    await noteModel(connection).insertOne(aNote('a'));
    const upsert = { $set: { text: 'b', author: { name: 'Яна' } } };
    await noteModel(connection).updateOne({ _id: 'b' }, upsert, { upsert: true });
    expect(await collectionOf(noteModel(connection)).find().sort({ _id: 1 }).toArray()).toEqual([
      aNote('a'),
      { _id: 'b', text: 'b', author: { name: 'Яна' } },
    ]);
  });

  it('refuses a record without a required string', async () => {
    const { text: _text, ...note } = aNote('a');
    await expect(noteModel(connection).insertOne(note)).rejects.toThrow('text');
  });

  it('refuses a field that is not in the schema', async () => {
    const odd: object = { color: 'red' };
    await expect(noteModel(connection).insertOne({ ...aNote('a'), ...odd })).rejects.toThrow('color');
    await expect(noteModel(connection).updateOne({ _id: 'a' }, { $set: odd })).rejects.toThrow('color');
    const author = { name: 'Яна', ...odd };
    await expect(noteModel(connection).updateOne({ _id: 'a' }, { $set: { author } })).rejects.toThrow(
      'color',
    );
  });

  it('applies an operator in a filter only when trusted', async () => {
    await noteModel(connection).insertMany([aNote('a', { tags: ['x'] }), aNote('b')]);
    const isThere = { $exists: true };
    const count = (tags: object) => noteModel(connection).countDocuments({ tags });
    expect(await count(trusted({ ...isThere }))).toBe(1);
    await expect(count({ ...isThere }).catch(() => 0)).resolves.toBe(0);
  });

  it('closes the cursor when the reader of rows stops early', async () => {
    await noteModel(connection).insertMany([aNote('a'), aNote('b')]);
    const cursor = noteModel(connection).find().sort({ _id: 1 }).lean().cursor();
    const close = jest.spyOn(cursor, 'close');
    for await (const { _id } of rowsOf<Note>({ cursor: () => cursor })) {
      expect(_id).toBe('a');
      break;
    }
    expect(close).toHaveBeenCalledTimes(1);
  });
});
