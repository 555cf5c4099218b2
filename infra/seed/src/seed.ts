import type { StoreSettings } from '@pokriv/service-kit/file-store/store-settings';
import type { StripeSettings } from '@pokriv/user-service/billing/stripe/open-stripe';
import type { Connection } from 'mongoose';

import { type DemoFavorite, demoFavorites } from './data/demo-favorites.ts';
import { type DemoListing, demoListings, type DemoSet } from './data/demo-listings.ts';
import { DEMO_LANDLORDS, DEMO_LISTINGS } from './data/listing-plan.ts';
import { demoAccounts, type DemoPerson, demoTenants } from './data/people/people.ts';
import { type Look, picturePool, type PoolPicture } from './data/pool.ts';
import { messages } from './messages.ts';
import { connect } from './store/connect.ts';
import { makePictures } from './store/make-pictures.ts';
import { writeAccounts } from './store/write-accounts.ts';
import { writeConversations } from './store/write-conversations.ts';
import { favoriteCounts, writeFavorites } from './store/write-favorites.ts';
import { writeIdentities } from './store/write-identities.ts';
import { slotsUsed, writeAllowances, writeListings } from './store/write-listings.ts';
import { writeSearches } from './store/write-searches.ts';
import { restoreIndexes, withoutIndexes } from './store/without-indexes.ts';
import { writeModeration } from './store/write-moderation.ts';
import { writeSubscription } from './store/write-subscription.ts';

const TENANTS = 40;
/** Minimum number of new listings for which dropping the search indexes pays off. */
const BULK_FROM = 8000;

export interface SeedOptions {
  listings: number;
  mongoUrl: string;
  databases: { property: string; user: string; moderation: string; conversations: string };
  images: StoreSettings;
  auth: { host: string; project: string };
  /** Absent: nothing is created at the payment provider. */
  stripe?: StripeSettings;
  pictureProgram: URL;
  print: (line: string) => void;
}

/**
 * Fills the databases, the image store and the identity provider; existing data stays. Returns the number of new
 * listings.
 */
export async function seed(options: SeedOptions): Promise<number> {
  const now = new Date();
  const pool = picturePool();
  const set = demoListings(options.listings, { now, pool });
  const { property, user, moderation, conversations } = options.databases;
  const connections = await Promise.all(
    [property, user, moderation, conversations].map((name) => connect(options.mongoUrl, name)),
  );
  try {
    const [properties, users, moderations, talks] = connections as [
      Connection,
      Connection,
      Connection,
      Connection,
    ];
    // encoding is CPU-bound, the rest waits for databases: in parallel they take half the time
    const [images, { favorites, people, tenants }] = await Promise.all([
      makePictures({
        pictures: shownPictures(set, pool),
        images: options.images,
        program: options.pictureProgram,
        workers: 2,
        onProgress: (done, total) => done % 10 === 0 && options.print(messages.pictures(done, total)),
      }),
      writeAllButListings({ properties, users, moderations }, { set, options, now }),
    ]);
    const keeping = { images, favorites: favoriteCounts(favorites), now };
    await writeConversations(talks, { set, tenants, people, keeping });
    options.print(messages.conversations);
    await writeSearches(properties, { set, tenants, keeping });
    options.print(messages.searches);
    const write = (): Promise<number> =>
      writeListings({
        conversations: talks,
        property: properties,
        moderation: moderations,
        user: users,
        set,
        keeping,
        onProgress: (done) => options.print(messages.listings(done, set.count)),
      });
    await restoreIndexes(properties);
    const stored = await properties.collection('listings').countDocuments();
    if (set.count - stored < BULK_FROM) return await write();
    return await withoutIndexes(properties, 'search_cards', () =>
      withoutIndexes(properties, 'listings', write),
    );
  } finally {
    await Promise.all(connections.map((connection) => connection.close()));
  }
}

interface Brief {
  set: DemoSet;
  options: SeedOptions;
  now: Date;
}

type Databases = Record<'properties' | 'users' | 'moderations', Connection>;

async function writeAllButListings(
  { properties, users, moderations }: Databases,
  { set, options, now }: Brief,
): Promise<People & { favorites: DemoFavorite[] }> {
  const { tenants, people } = await writePeople(users, { set, options, now });
  await writeAllowances(properties, set.landlords, slotsUsed(set));
  const shown = publicListings(set);
  const favorites = demoFavorites(
    tenants,
    shown.map(({ id }) => id),
    now,
  );
  await writeFavorites(properties, favorites);
  await writeModeration(moderations, { listings: shown, tenants, now });
  options.print(messages.rest);
  return { favorites, tenants, people };
}

interface People {
  /** tenant@demo.bg first. */
  tenants: DemoPerson[];
  people: DemoPerson[];
}

async function writePeople(users: Connection, { set, options, now }: Brief): Promise<People> {
  const tenants: DemoPerson[] = [demoAccounts.tenant, ...demoTenants(TENANTS)];
  const landlords = set.landlords.slice(0, DEMO_LANDLORDS);
  const people = [demoAccounts.admin, demoAccounts.admin2, demoAccounts.unverified, ...tenants, ...landlords];
  const used = new Map([...slotsUsed(set)].map(([id, count]) => [id, count.used]));
  await writeIdentities(people, options.auth);
  await writeAccounts(users, { people, used, announced: true, now });
  await writeAccounts(users, { people: set.landlords.slice(DEMO_LANDLORDS), used, announced: false, now });
  if (options.stripe) await writeSubscription(users, options.stripe, now);
  options.print(messages.people(people.length + set.landlords.length - landlords.length));
  return { tenants, people: [...people, ...set.landlords.slice(DEMO_LANDLORDS)] };
}

function shownPictures(set: DemoSet, pool: readonly PoolPicture[]): PoolPicture[] {
  const own = Array.from({ length: Math.min(set.count, DEMO_LISTINGS) }, (_, index) => set.listing(index));
  const shown = new Set(own.flatMap(({ pictures }) => pictures.map(({ key }) => key)));
  const forBulk = (look: Look): boolean => set.count > DEMO_LISTINGS && ['plain', 'mirrored'].includes(look);
  return pool.filter(({ key, look }) => shown.has(key) || forBulk(look));
}

function publicListings(set: DemoSet): DemoListing[] {
  const indexes = Array.from({ length: Math.min(set.count, DEMO_LISTINGS) }, (_, index) => index);
  return indexes.filter((index) => set.owner(index).status === 'active').map((index) => set.listing(index));
}
