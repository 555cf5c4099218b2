import { randomListing, seededRandom } from '../../listings/testing/random-listing.ts';
import { entryOf, orders } from '../listing-index.ts';
import { toSearchCard } from '../search-card.ts';
import { documentOf, idOfParts, idParts, indexBody } from './documents.ts';

describe('documents of the search cluster', () => {
  const random = seededRandom(6);
  const listings = Array.from({ length: 50 }, () => randomListing(random));
  const documents = listings.map((listing) => documentOf(entryOf(toSearchCard(listing))));

  it('have only fields of the mapping, which refuses others', () => {
    const known = new Set(Object.keys(indexBody(1).mappings.properties));
    const fields = new Set(documents.flatMap((document) => Object.keys(document)));
    expect([...fields].filter((field) => !known.has(field))).toEqual([]);
  });

  it('carry their id in three numbers', () => {
    const read = documents.map((document) => idOfParts(idParts.map((part) => document[part])));
    expect(read).toEqual(listings.map(({ _id }) => _id));
    const zeros = `${'0'.repeat(23)}f`;
    expect(idOfParts([0, 0, 15])).toBe(zeros);
  });

  it('lie in the recommended order, in which a search for a page may end early', () => {
    const { index } = indexBody(1).settings;
    const { by, direction } = orders.recommended;
    const order = direction === 1 ? 'asc' : 'desc';
    expect([index['sort.field'], index['sort.order']]).toEqual([
      [by, 'id'],
      [order, order],
    ]);
  });

  it('belong to one stream of the recommended order', () => {
    const streams = documents.map(({ stream }) => stream);
    expect(streams).toEqual(listings.map(({ promotionType }) => promotionType ?? 'others'));
  });
});
