import type { SearchCard } from '../search-card.ts';

/** A row of a search: the card as the bytes that MongoDB sent. */
export interface FoundRow extends Partial<Pick<SearchCard, 'r' | 'n' | 'p' | 'a' | 'm'>> {
  _id: string;
  card: Buffer;
  v: number;
  f: number;
}

/** The types of BSON that a row is made of (bsonspec.org). */
const DOUBLE = 0x01;
const STRING = 0x02;
const INT32 = 0x10;
const INT64 = 0x12;
const LENGTH_BYTES = 4;

/**
 * Reads a row out of its BSON. The card goes from MongoDB to the caller as it is: to make a string of it and bytes again
 * would cost more than all else that the service does for a search.
 * @throws Error for a type that no row has
 */
export function readRow(bytes: Buffer): FoundRow {
  const row: Record<string, unknown> = {};
  let at = LENGTH_BYTES;
  while (bytes[at]) {
    const type = bytes[at];
    const nameEnd = bytes.indexOf(0, at + 1);
    const name = bytes.toString('latin1', at + 1, nameEnd);
    at = nameEnd + 1;
    if (type === STRING) {
      const start = at + LENGTH_BYTES;
      at = start + bytes.readInt32LE(at);
      row[name] = name === 'card' ? bytes.subarray(start, at - 1) : bytes.toString('utf8', start, at - 1);
    } else if (type === DOUBLE) {
      row[name] = bytes.readDoubleLE(at);
      at += 8;
    } else if (type === INT32) {
      row[name] = bytes.readInt32LE(at);
      at += 4;
    } else if (type === INT64) {
      row[name] = Number(bytes.readBigInt64LE(at));
      at += 8;
    } else {
      throw new Error(`a search row has a field "${name}" of BSON type ${type}`);
    }
  }
  return row as unknown as FoundRow;
}
