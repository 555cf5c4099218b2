import type { Sitemap, SitemapListings } from '@pokriv/contracts/search/sitemap';
import { anActor } from '@pokriv/service-kit/testing';

import { newListing } from '../listings/new-listing.ts';
import { ownerCopy } from '../listings/owner-copy.ts';
import { publishListing } from '../listings/publish-listing.ts';
import { completeFields } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { toSearchCard } from '../search/search-card.ts';
import { startProperty, type TestProperty } from '../testing.ts';
import { newestOfDistricts } from './sitemap.repository.ts';

let service: TestProperty;
const owner = anActor();

const idAt = (seconds: number, number: number) =>
  seconds.toString(16).padStart(8, '0') + number.toString(16).padStart(16, '0');

async function publish(ids: readonly string[], city = 'sofia', neighborhood?: string): Promise<void> {
  const now = new Date('2026-11-01T10:00:00.000Z');
  const fields = { ...completeFields, location: { city, ...(neighborhood && { neighborhood }) } };
  const numbers = await service.deps.listingNumbers.take(ids.length);
  const listings = ids.map((id, index) => {
    const number = numbers[index] ?? 0;
    const draft = newListing({ id, number, owner: ownerCopy(owner), isPremium: false, fields, now });
    return publishListing(draft, now);
  });
  await service.connection.collection<{ _id: string }>('listings').insertMany(listings);
  await searchCards(service.connection).insertMany(listings.map(toSearchCard));
}
const close = (id: string) =>
  service.connection
    .collection<{ _id: string }>('listings')
    .updateOne({ _id: id }, { $set: { status: 'rented', closedAt: new Date() } });

const readSitemap = async (size: number) =>
  (await service.send('GET', `/internal/sitemap?size=${size}`)).body as Sitemap;
async function readIds(prefix: string, limit = 5000): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const after = ids.at(-1) ?? '';
    const path = `/internal/sitemap/listings?prefix=${prefix}&after=${after}&limit=${limit}`;
    const { listings } = (await service.send('GET', path)).body as SitemapListings;
    ids.push(...listings.map(([id]) => id));
    if (listings.length < limit) return ids;
  }
}
const readFiles = async (size: number) => {
  const { files } = await readSitemap(size);
  return Promise.all(files.map(async ({ prefix }) => ({ prefix, ids: await readIds(prefix, 3) })));
};

const ids = [
  ...Array.from({ length: 7 }, (_none, index) => idAt(0x65000000, index)),
  ...Array.from({ length: 25 }, (_none, index) => idAt(0x69000000 + index, index)),
];

beforeAll(async () => {
  service = await startProperty();
  await publish(ids);
  await publish([idAt(0x69ffffff, 1)], 'varna');
  ids.push(idAt(0x69ffffff, 1));
});
afterAll(async () => service.close());

describe('sitemap of public listings', () => {
  it.each([1, 2, 5, 7, 8, 32, 33, 1000])('names each listing once in files of at most %i', async (size) => {
    const files = await readFiles(size);
    expect(files.flatMap((file) => file.ids)).toEqual([...ids].sort());
    for (const file of files) {
      expect(file.ids.length).toBeLessThanOrEqual(size);
      expect(file.ids.length).toBeGreaterThan(0);
      expect(file.ids.every((id) => id.startsWith(file.prefix))).toBe(true);
    }
  });

  it('is one file while all fit', async () => {
    expect((await readSitemap(33)).files.map(({ prefix, count }) => [prefix, count])).toEqual([['', 33]]);
    expect((await readSitemap(32)).files.length).toBeGreaterThan(1);
  });

  it('leaves every other file unchanged when a listing is added or deleted', async () => {
    const before = await readFiles(8);
    const [late, gone] = [idAt(0x65000001, 1), ids[10] ?? ''];
    await publish([late]);
    await close(gone);
    const after = await readFiles(8);
    const touched = (id: string, files: typeof before) => files.find((file) => file.ids.includes(id))?.prefix;
    const changed = new Set([touched(late, after), touched(gone, before)]);
    const untouched = (files: typeof before) => files.filter(({ prefix }) => !changed.has(prefix));
    expect(untouched(after)).toEqual(untouched(before));
    expect(after.flatMap((file) => file.ids)).not.toContain(gone);
    expect(after.flatMap((file) => file.ids)).toContain(late);
  });

  it('says when a file and a city page last changed', async () => {
    const { files, places } = await readSitemap(1000);
    expect(files[0]?.lastModified).toBe('2026-11-01T10:00:00.000Z');
    expect(places).toEqual([
      { city: 'varna', propertyType: 'apartment', lastModified: '2026-11-01T10:00:00.000Z' },
      { city: 'sofia', propertyType: 'apartment', lastModified: '2026-11-01T10:00:00.000Z' },
    ]);
  });

  it('names each known district with listings once, by its own name', async () => {
    expect((await readSitemap(1000)).districts).toEqual([]);
    const inDistricts = [
      ['лозенец', idAt(0x6a000000, 1)],
      ['Lozenec', idAt(0x6a000000, 2)],
      ['Младост 1', idAt(0x6a000000, 3)],
      ['Моят край', idAt(0x6a000000, 4)],
    ] as const;
    for (const [neighborhood, id] of inDistricts) await publish([id], 'sofia', neighborhood);
    const lastModified = '2026-11-01T10:00:00.000Z';
    expect((await readSitemap(1000)).districts).toEqual([
      { city: 'sofia', neighborhood: 'Лозенец', lastModified },
      { city: 'sofia', neighborhood: 'Младост 1', lastModified },
    ]);
    const plan = await searchCards(service.connection).aggregate(newestOfDistricts).explain();
    expect(JSON.stringify(plan)).toContain('DISTINCT_SCAN');
  });

  it('is read from its index alone', async () => {
    const listings = service.connection.collection<{ _id: string }>('listings');
    const plan = await listings
      .find(
        { status: 'active', isHidden: { $ne: true }, _id: { $gte: '69', $lt: '69g' } },
        { projection: { updatedAt: 1 }, sort: { _id: 1 } },
      )
      .explain('executionStats');
    expect(plan.executionStats.totalDocsExamined).toBe(0);
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).not.toContain('SORT');
  });

  it('is for the BFF only, and rejects invalid queries', async () => {
    expect((await service.send('GET', '/internal/sitemap?size=10', { as: owner })).status).toBe(403);
    for (const query of ['size=0', 'size=50001', 'size=10&x=1', ''])
      expect((await service.send('GET', `/internal/sitemap?${query}`)).status).toBe(400);
    for (const query of ['prefix=zz&limit=5', 'prefix=65', `prefix=65&limit=5&after=${'g'.repeat(3)}`])
      expect((await service.send('GET', `/internal/sitemap/listings?${query}`)).status).toBe(400);
  });
});
