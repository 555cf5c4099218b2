import type { CallName } from '@pokriv/contracts/calls';
import { MongoClient } from 'mongodb';

import type { Answer, Ask, Question } from '../faults/api.ts';
import { listingFields } from '../faults/listing-fields.ts';
import { PASSWORD, type People, type Person } from '../faults/people.ts';
import { picture } from '../faults/picture.ts';
import { waitUntil } from '../stack/wait-until.ts';
import { buyPromotion } from './buy-promotion.ts';
import { createTalks, talkWords, type TalkPeople, type Talks } from './create-talks.ts';

const PATIENCE_MS = 60_000;
const REMEMBERED_MS = 1100;

const words = {
  firstName: 'Необикновена',
  lastName: 'Следодиреева',
  email: 'sledi.ostavya@drill.bg',
  phone: '0887651234',
  otherPhone: '0898761234',
  title: 'Мансарда на хълма Квантовица',
  draft: 'Чернова за Пикселград',
  description: 'Сутрин се чува как пее Мъглобрад, вечер мирише на липа; за тихи хора без трамвай.',
  reason: 'Хамелеонщина в описанието',
  message: 'Пиша ви, защото Гълъбарникът не се отваря от вчера.',
  wish: 'Вече не давам под наем, а търся при Тополовград.',
  invoiceName: 'Осеминогова-Платежна',
  invoiceAddress: 'Кленоград, ул. Разписчена 71',
};

export interface PersonData {
  leaver: Person;
  /** Strings that must not be found afterwards. */
  needles: string[];
  /** Another user's listing that the leaver liked and reported, and that shares a picture with theirs. */
  others: { listing: string; pictureCount: number };
  listing: string;
  talks: Talks;
  talkers: TalkPeople;
}

interface Places {
  mongoUrl: string;
  stripeUrl: string;
}

/**
 * Creates a landlord with a profile, an avatar, listings, a paid promotion, favourites, reports by and about them,
 * threads and viewings on both sides, a contact message, a data export and a role request, through the public API where a client can.
 * @throws Error when a step fails
 */
export async function createPersonData(
  ask: Ask,
  people: People,
  { mongoUrl, stripeUrl }: Places,
): Promise<PersonData> {
  const [other, tenant] = [people.landlords[0] ?? people.admin, people.tenants[0] ?? people.admin];
  const done = doneBy(ask);
  const leaver = await register(done, mongoUrl);
  const mine = leaver.token;

  const fields = {
    ...listingFields('сух'),
    title: words.title,
    description: words.description,
    contactName: words.firstName,
    contactPhone: words.otherPhone,
  };
  const listing = await publish(done, {
    fields,
    owner: mine,
    admin: people.admin.token,
    hues: [11, 90, 201],
  });
  const theirFields = listingFields('чужд');
  const theirs = await publish(done, {
    ...{ fields: theirFields, owner: other.token, admin: people.admin.token, hues: [201, 30, 140] },
  });
  await done('createProperty', { body: { title: words.draft }, token: mine });
  await done('getProperty', { params: { id: listing }, token: tenant.token });
  await done('revealPhone', { params: { id: theirs }, token: mine });
  await done('toggleFavorite', { params: { id: theirs }, token: mine });
  await done('toggleFavorite', { params: { id: listing }, token: tenant.token });
  const report = { reportType: 'other', reason: words.reason };
  await eventually(() => ask('fileReport', { body: { ...report, propertyId: theirs }, token: mine }));
  await eventually(() =>
    ask('fileReport', { body: { ...report, propertyId: listing }, token: tenant.token }),
  );
  const talkers = { leaver, tenant, other };
  const talks = await createTalks(ask, talkers, { own: listing, theirs });
  const { firstName: name, email, message } = words;
  await done('submitContact', { body: { name, email, subject: 'other', message } });
  await done('uploadAvatar', { form: formOf('avatar', [77]), token: mine });
  await done('requestRoleChange', { body: { requestedRole: 'tenant', reason: words.wish }, token: mine });
  await done('requestDataExport', { token: mine });
  await eventually(async () => {
    const state = await ask('readDataExport', { token: mine });
    return { ...state, isAcknowledged: state.body.data?.status === 'ready' };
  });
  await done('updateProperty', {
    params: { id: listing },
    body: { price: { amount: 940, currency: 'BGN' } },
    token: mine,
  });
  const invoice = { type: 'person', name: words.invoiceName, address: words.invoiceAddress };
  await buyPromotion(ask, stripeUrl, { listing, invoice, token: mine });
  return {
    leaver,
    listing,
    talks,
    talkers,
    others: { listing: theirs, pictureCount: 3 },
    needles: [leaver.id, ...Object.values(words), ...Object.values(talkWords), `+359${words.phone.slice(1)}`],
  };
}

type Done = (name: CallName, question?: Question) => Promise<Answer>;

const doneBy =
  (ask: Ask): Done =>
  async (name, question) => {
    const answer = await ask(name, question);
    if (!answer.isAcknowledged) throw new Error(`${name} answered ${answer.status} ${answer.body.code}`);
    return answer;
  };

/** Retries until other services' copies have caught up. */
const eventually = (attempt: () => Promise<Answer>): Promise<void> =>
  waitUntil(async () => (await attempt()).isAcknowledged, PATIENCE_MS);

async function register(done: Done, mongoUrl: string): Promise<Person> {
  const { firstName, lastName, email, phone } = words;
  const { body } = await done('register', {
    body: { firstName, lastName, email, phone, password: PASSWORD },
  });
  const { token = '', user } = body.data ?? {};
  const id = user?.id ?? '';
  const client = new MongoClient(mongoUrl);
  try {
    const accounts = client.db('user').collection<{ _id: string }>('accounts');
    await accounts.updateOne({ _id: id }, { $set: { isEmailVerified: true, plan: 'business' } });
  } finally {
    await client.close();
  }
  await done('updateProfile', { body: { role: 'landlord' }, token });
  await new Promise((resolve) => setTimeout(resolve, REMEMBERED_MS));
  return { id, email, token };
}

function formOf(field: string, hues: readonly number[]): FormData {
  const form = new FormData();
  for (const hue of hues)
    form.append(field, new Blob([new Uint8Array(picture(hue))], { type: 'image/png' }), `${hue}.png`);
  return form;
}

interface NewListing {
  fields: object;
  owner: string;
  admin: string;
  hues: readonly number[];
}

async function publish(done: Done, { fields, owner, admin, hues }: NewListing): Promise<string> {
  const id = (await done('createProperty', { body: fields, token: owner })).body.data?.id ?? '';
  await done('uploadImages', { params: { id }, form: formOf('images', hues), token: owner });
  await done('submitProperty', { params: { id }, token: owner });
  await done('approveProperty', { params: { id }, token: admin });
  return id;
}
