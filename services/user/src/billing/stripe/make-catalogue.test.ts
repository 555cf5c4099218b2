import type Stripe from 'stripe';

import { cataloguePrices, catalogueProducts } from './catalogue.ts';
import { makeCatalogue } from './make-catalogue.ts';

interface Stored {
  products: { id: string; name: string; active: boolean }[];
  prices: { id: string; lookup_key: string; unit_amount: number; currency: string }[];
  portals: { id: string; metadata: Record<string, string> }[];
}

const complete = (): Stored => ({
  products: catalogueProducts.map((product) => ({ ...product, active: true })),
  prices: cataloguePrices.map(({ key, amount }) => ({
    ...{ id: `price_${key}`, lookup_key: key, unit_amount: amount, currency: 'eur' },
  })),
  portals: [{ id: 'bpc_1', metadata: { pokriv: 'card-and-invoices' } }],
});

/** What is written to a Stripe account with these objects. */
async function writtenTo({ products, prices, portals }: Stored) {
  const written: unknown[] = [];
  const write =
    (call: string) =>
    (...[first, second]: unknown[]) => {
      written.push(call === 'update product' ? [call, first, second] : [call, first]);
      return Promise.resolve({});
    };
  await makeCatalogue({
    products: {
      retrieve: (id: string) => Promise.resolve(products.find((one) => one.id === id)),
      create: write('create product'),
      update: write('update product'),
    },
    prices: {
      list: ({ lookup_keys: [key] }: { lookup_keys: string[] }) =>
        Promise.resolve({ data: prices.filter((one) => one.lookup_key === key) }),
      create: write('create price'),
    },
    billingPortal: {
      configurations: { list: () => Promise.resolve({ data: portals }), create: write('create portal') },
    },
  } as unknown as Stripe);
  return written;
}

describe('makeCatalogue', () => {
  it('changes nothing in a complete catalogue', async () => {
    expect(await writtenTo(complete())).toEqual([]);
  });

  it('restores the name of a product and activates an archived one', async () => {
    const stored = complete();
    const [renamed, archived] = stored.products;
    const { name } = renamed ?? {};
    Object.assign(renamed ?? {}, { name: 'Друго име' });
    Object.assign(archived ?? {}, { active: false });
    expect(await writtenTo(stored)).toEqual([
      ['update product', renamed?.id, { name, active: true }],
      ['update product', archived?.id, { name: archived?.name, active: true }],
    ]);
  });

  it.each([
    ['amount', { unit_amount: 1 }],
    ['currency', { currency: 'bgn' }],
  ])('replaces a price with another %s, VAT included', async (_what, change) => {
    const stored = complete();
    Object.assign(stored.prices[0] ?? {}, change);
    const [{ key = undefined, amount = 0, product = '' } = {}] = cataloguePrices;
    expect(await writtenTo(stored)).toEqual([
      [
        'create price',
        expect.objectContaining({
          ...{ product, currency: 'eur', unit_amount: amount, tax_behavior: 'inclusive' },
          ...{ lookup_key: key, transfer_lookup_key: true },
        }),
      ],
    ]);
  });

  it('makes what is missing', async () => {
    const written = await writtenTo({ products: [], prices: [], portals: [] });
    const calls = written.map((one) => (one as string[])[0]);
    const count = (call: string) => calls.filter((one) => one === call).length;
    expect(['create product', 'create price', 'create portal'].map(count)).toEqual([4, 8, 1]);
  });
});
