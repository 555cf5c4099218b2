/** Script of `/offline.html`: lists the cached listings and reloads when the network is back. Inlined by the build. */
import { pictureAddress } from '@pokriv/contracts/listing/picture-address';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { cityName } from '@pokriv/contracts/place/cities';
import { chosenCurrency, formatBoth, type Currency } from '@pokriv/contracts/money';

import { BARE_PAGE, bootOf } from '../worker/bare-page.ts';
import { type CachedListing, readCachedListings } from './cached-listings.ts';

const find = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`offline.html has no #${id}`);
  return element;
};

const make = (tag: string, className: string, text = ''): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
};

function cardOf(
  { id, title, price, city, neighborhood, picture }: CachedListing,
  currency: Currency,
): HTMLElement {
  const item = make('li', 'item');
  const link = document.createElement('a');
  link.className = 'card';
  link.href = pathTo(pages.listing, id);
  const frame = make('span', 'frame');
  if (picture) {
    const image = document.createElement('img');
    image.src = pictureAddress(picture, 320);
    image.alt = '';
    image.addEventListener('error', () => image.remove());
    frame.append(image);
  }
  const words = make('span', 'words');
  words.append(make('strong', '', title));
  if (price) words.append(make('span', 'price', formatBoth(price, currency)));
  const place = [neighborhood, city && cityName(city)].filter(Boolean).join(', ');
  if (place) words.append(make('span', 'muted', place));
  link.append(frame, words);
  item.append(link);
  return item;
}

/** The user's choice, otherwise the site's. */
async function shownCurrency(): Promise<Currency> {
  const page = await caches.match(BARE_PAGE, { ignoreVary: true });
  const site = bootOf((await page?.text()) ?? '')?.siteCurrency;
  return chosenCurrency(document.cookie) ?? site ?? 'BGN';
}

async function show(): Promise<void> {
  const { hasFavorites, listings } = await readCachedListings();
  find('favorites').hidden = !hasFavorites;
  if (listings.length === 0) return;
  find('nothing').hidden = true;
  find('some').hidden = false;
  const currency = await shownCurrency();
  find('list').append(...listings.map((listing) => cardOf(listing, currency)));
  find('kept').hidden = false;
}

find('retry').addEventListener('click', () => location.reload());
let isLeaving = false;
addEventListener('beforeunload', () => (isLeaving = true));
// A reload would cancel a navigation in progress.
addEventListener('online', () => {
  if (!isLeaving) location.reload();
});
show().catch((error: unknown) => console.error('offline page: cached listings not read', error));
