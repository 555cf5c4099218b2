import type { StoredListing } from '../listings/stored-listing.ts';
import { similarPictures } from './similar-pictures.ts';

const HASH = '00ff00ff00ff00ff';
/** The hash with its last `bits` bits flipped. */
const apart = (bits: number) =>
  (BigInt(`0x${HASH}`) ^ ((1n << BigInt(bits)) - 1n)).toString(16).padStart(16, '0');

const listing = (_id: string, hashes: readonly string[]) =>
  ({
    ...{ _id, ownerId: `owner-${_id}`, status: 'active', fields: {} },
    landlord: { firstName: 'Мария', lastName: '' },
    images: hashes.map((hash, index) => ({ id: `${_id}${index}`, hash })),
  }) as unknown as StoredListing;

async function find(own: readonly string[], others: StoredListing[]) {
  const withPictureParts = jest.fn(async () => others);
  const moderated = { withPictureParts } as never;
  const found = await similarPictures({ moderated }, listing('own', own));
  return { withPictureParts, found: found.map((flag) => [flag.other.id, flag.distance, flag.otherPicture]) };
}

describe('similarPictures', () => {
  it('lists pictures that differ in up to 8 bits, closest first', async () => {
    const others = [8, 9, 0, 3].map((bits) => listing(`d${bits}`, [apart(bits)]));
    expect((await find([HASH], others)).found).toEqual([
      ['d0', 0, 'd00'],
      ['d3', 3, 'd30'],
      ['d8', 8, 'd80'],
    ]);
  });

  it('names the closest pair of a listing, the first of equal ones', async () => {
    const others = [listing('a', [apart(5), apart(2), apart(2)])];
    expect((await find([HASH], others)).found).toEqual([['a', 2, 'a1']]);
  });

  it('names at most five listings', async () => {
    const others = Array.from({ length: 7 }, (_, index) => listing(`a${index}`, [HASH]));
    expect((await find([HASH], others)).found).toHaveLength(5);
  });

  it.each([
    ['no picture', []],
    ['plain walls alone', ['0000000000000000', 'ffffffffffffffff']],
  ])('searches nothing for %s', async (_what, own) => {
    const { withPictureParts, found } = await find(own, [listing('a', [HASH])]);
    expect(found).toEqual([]);
    expect(withPictureParts).not.toHaveBeenCalled();
  });
});
