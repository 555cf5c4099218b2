import { sumOf, toMoney, type Money } from '@pokriv/contracts/money';
import { offlineCaches, OWN_PREFIX } from '@pokriv/web-kit/offline-copies';

export interface CachedListing {
  id: string;
  title: string;
  /** Monthly rent. */
  price?: Money;
  city?: string;
  neighborhood?: string;
  picture?: string;
}

interface ListingReply {
  data?: {
    id?: unknown;
    title?: unknown;
    price?: unknown;
    location?: { city?: string; neighborhood?: string };
    images?: { id: string }[];
  };
}

const LISTING = /^\/api\/properties\/[0-9a-f]{24}$/u;
const FAVORITES = '/api/properties/favorites';

/** Copies from before the change to euro cents hold a number of leva. */
function moneyIn(price: unknown): Money | undefined {
  if (typeof price === 'number' && price >= 0) return toMoney(sumOf(price, 'BGN'));
  const isMoney = typeof price === 'object' && price !== null && 'cents' in price && 'bgn' in price;
  return isMoney ? (price as Money) : undefined;
}

function toListing({ data }: ListingReply): CachedListing | undefined {
  const { id, title, price, location, images } = data ?? {};
  if (typeof id !== 'string' || typeof title !== 'string') return undefined;
  return {
    id,
    title,
    price: moneyIn(price),
    city: location?.city,
    neighborhood: location?.neighborhood,
    picture: images?.[0]?.id,
  };
}

async function readCache(name: string): Promise<{ listings: CachedListing[]; hasFavorites: boolean }> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const paths = requests.map(({ url }) => new URL(url).pathname);
  const replies = await Promise.all(
    requests
      .filter((_request, index) => LISTING.test(paths[index] ?? ''))
      .map(async (request) =>
        toListing((await (await cache.match(request, { ignoreVary: true }))?.json()) as ListingReply),
      ),
  );
  return {
    listings: replies.filter((listing) => listing !== undefined),
    hasFavorites: paths.includes(FAVORITES),
  };
}

/** Most recently read first. */
export async function readCachedListings(): Promise<{ listings: CachedListing[]; hasFavorites: boolean }> {
  const names = (await caches.keys()).filter(
    (name) => name === offlineCaches.visited || name.startsWith(OWN_PREFIX),
  );
  const found = await Promise.all(names.map(readCache));
  const byId = new Map(found.flatMap(({ listings }) => listings).map((listing) => [listing.id, listing]));
  return {
    listings: [...byId.values()].reverse(),
    hasFavorites: found.some(({ hasFavorites }) => hasFavorites),
  };
}
