import { sumOf, toMoney } from '@pokriv/contracts/money';

import type { CachedListing } from './cached-listings.ts';

const listings: CachedListing[] = [
  {
    id: 'p1',
    title: 'Светъл двустаен',
    price: toMoney(sumOf(900, 'BGN')),
    city: 'sofia',
    neighborhood: 'Изток',
    picture: 'i1',
  },
  { id: 'p2', title: 'Стая' },
];
let cached: { hasFavorites: boolean; listings: CachedListing[] };

jest.mock('./cached-listings.ts', () => ({ readCachedListings: () => Promise.resolve(cached) }));

const HTML = `<a id="favorites" hidden></a><button id="retry"></button><p id="nothing"></p>
<p id="some" hidden></p><section id="kept" hidden><ul id="list"></ul></section>`;

async function open(hasFavorites: boolean, kept: CachedListing[]): Promise<void> {
  cached = { hasFavorites, listings: kept };
  Object.assign(globalThis, { caches: { match: () => Promise.resolve(undefined) } });
  document.body.innerHTML = HTML;
  jest.resetModules();
  await import('./offline-script.ts');
  await new Promise((resolve) => setTimeout(resolve, 0));
}
const isShown = (id: string) => document.getElementById(id)?.hidden === false;

describe('the offline page', () => {
  it('lists the listings that were kept, with what is known of each', async () => {
    await open(true, listings);
    expect(['favorites', 'nothing', 'some', 'kept'].map(isShown)).toEqual([true, false, true, true]);
    const items = [...document.querySelectorAll('li')].map(({ textContent }) =>
      textContent.replaceAll('\u00a0', ' '),
    );
    expect(items).toEqual(['Светъл двустаен900 лв. / 460,16 €Изток, София', 'Стая']);
    expect(document.querySelector('li a')).toHaveAttribute('href', '/properties/p1');
    expect(document.querySelectorAll('img')).toHaveLength(1);
  });

  it('drops a picture that does not load', async () => {
    await open(false, listings);
    document.querySelector('img')?.dispatchEvent(new Event('error'));
    expect(document.querySelector('img')).toBeNull();
  });

  it('says that nothing was kept', async () => {
    await open(false, []);
    expect(['favorites', 'nothing', 'some', 'kept'].map(isShown)).toEqual([false, true, false, false]);
  });

  it('reloads once the browser is online, unless the user is leaving', async () => {
    await open(false, []);
    // jsdom logs each reload as not implemented.
    const log = jest.spyOn(console, 'error').mockReturnValue();
    dispatchEvent(new Event('online'));
    expect(log).toHaveBeenCalled();
    log.mockClear();
    dispatchEvent(new Event('beforeunload'));
    dispatchEvent(new Event('online'));
    expect(log).not.toHaveBeenCalled();
    log.mockRestore();
  });

  it('fails to start in another document', async () => {
    document.body.innerHTML = '';
    jest.resetModules();
    await expect(import('./offline-script.ts')).rejects.toThrow('no #retry');
  });
});
