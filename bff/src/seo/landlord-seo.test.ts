import type { ErrorCode } from '@pokriv/contracts/errors';

import { landlordSeo } from './landlord-seo.ts';
import type { ReadForPage } from './page-read.ts';

const origin = 'https://pokriv.bg';
const person = { id: 'u9', firstName: 'Мария', lastName: 'Петрова', avatar: null, activeListings: 2 };
const agency = { ...person, agencyName: 'Нов дом' };
const cards = [{ id: 'p1', title: 'Първа' }];

function seoOf(landlord: object | ErrorCode, search = '') {
  const asked: unknown[] = [];
  const read = (async (name: string, { query }: { query?: object } = {}) => {
    if (name === 'searchProperties') {
      asked.push(query);
      return { reply: { data: cards, pagination: { total: 2 } } };
    }
    return typeof landlord === 'string' ? { error: landlord } : { reply: { data: landlord } };
  }) as unknown as ReadForPage;
  const params = new URLSearchParams(search);
  const request = { path: '/landlords/u9', search: params, origin, currency: 'EUR', read } as const;
  return landlordSeo(request, 'u9').then((seo) => ({ ...seo, asked }));
}

describe('landlordSeo', () => {
  it('has an agency’s page indexed, with its listings', async () => {
    const seo = await seoOf(agency);
    expect([seo.status, seo.title, seo.canonical]).toEqual([
      200,
      'Обяви на Нов дом',
      `${origin}/landlords/u9`,
    ]);
    expect(seo.description.replaceAll('\u00a0', ' ')).toMatch(/^Обяви на Нов дом: 2 обяви под наем\./u);
    expect(seo.data).toMatchObject([
      { '@type': 'RealEstateAgent', name: 'Нов дом', url: `${origin}/landlords/u9` },
      { '@type': 'ItemList', numberOfItems: 2, itemListElement: [{ url: `${origin}/properties/p1` }] },
      { '@type': 'BreadcrumbList' },
    ]);
  });

  it('has each page of an agency’s listings indexed, whatever the order', async () => {
    const seo = await seoOf(agency, 'page=2&sort=price_asc');
    expect(seo.canonical).toBe(`${origin}/landlords/u9?page=2`);
    expect(seo.asked).toEqual([{ landlord: 'u9', limit: '24', page: '2' }]);
  });

  it('keeps a person’s page out of indexes', async () => {
    const seo = await seoOf(person);
    expect([seo.status, seo.title, seo.canonical, seo.data]).toEqual([
      200,
      'Обяви на Мария Петрова',
      undefined,
      undefined,
    ]);
  });

  it.each(['NOT_FOUND', 'BAD_REQUEST'] as const)('answers %s with 404', async (error) => {
    const seo = await seoOf(error);
    expect([seo.status, seo.title, seo.canonical]).toEqual([404, 'Наемодателят не е намерен', undefined]);
  });

  it('keeps a page that was not read out of indexes', async () => {
    const seo = await seoOf('UNAVAILABLE');
    expect([seo.status, seo.canonical]).toEqual([200, undefined]);
  });
});
