import { ALERT_LINK } from '@pokriv/contracts/alert/alert-link';
import type { ToldReason } from '@pokriv/contracts/alert/alert-jobs';
import type { OptionalMail } from '@pokriv/contracts/account/optional-mails';
import type { JobData } from '@pokriv/contracts/jobs';
import type { Currency } from '@pokriv/contracts/money';
import { openSignedText } from '@pokriv/service-kit/signed-text';

import { emailInbox } from '../inbox.ts';
import { ofAlerts } from './alert-examples.ts';
import { recipient } from './examples.ts';
import { countsInWords, sourcesInWords } from '../email/alert-words.ts';
import { mailOf } from '../email/layout.ts';
import type { Letter } from '../email/mail.ts';

const secret = 'a secret for tests only';
const origin = 'https://pokriv.bg';

const {
  'alerts-found': found,
  'alerts-found-many': mixed,
  'alerts-found-favorites': favorites,
  'alerts-found-visitor': visitors,
} = ofAlerts['alerts-found'];

async function letterOf<Name extends keyof typeof ofAlerts>(
  name: Name,
  fact: JobData<Name>,
  {
    silenced = [],
    currency = 'BGN',
    own,
  }: { silenced?: OptionalMail[]; currency?: Currency; own?: Currency } = {},
): Promise<Letter | undefined> {
  const letters: Letter[] = [];
  const handlers = emailInbox({
    send: async (letter) => void letters.push(letter),
    links: { verification: async () => undefined, passwordReset: async () => undefined },
    sender: { name: 'Покрив', email: 'no-reply@pokriv.bg' },
    support: 'support@pokriv.bg',
    ...{ origin, secret, currency },
    recipients: { byEmail: async () => ({ ...recipient, silencedMails: silenced, currency: own ?? null }) },
  });
  const handle = handlers[name] as (fact: unknown, context: object) => Promise<void>;
  await handle(fact, { eventId: 'e', once: () => Promise.resolve() });
  expect(letters.length).toBeLessThanOrEqual(1);
  return letters[0];
}
const sent = async (...asked: Parameters<typeof letterOf>) => {
  const letter = await letterOf(...asked);
  if (!letter) throw new Error('no letter');
  return letter;
};
const claimOf = (link: string | undefined) => {
  const token = /(?:token=|link\/)([\w.%-]+)$/u.exec(link ?? '')?.[1] ?? '';
  return openSignedText(decodeURIComponent(token), { purpose: ALERT_LINK, secret });
};

describe('countsInWords', () => {
  it.each([
    [1, '1 нова', '1 поевтиня', '1 отново свободна', '1 вече отговаря', '1 вече не се предлага'],
    ...[2, 5, 11, 21, 101].map((count) => [
      count,
      `${count} нови`,
      `${count} поевтиняха`,
      `${count} отново свободни`,
      `${count} вече отговарят`,
      `${count} вече не се предлагат`,
    ]),
  ] as [number, ...string[]][])('agrees with %d', (count, ...texts) => {
    const reasons: ToldReason[] = ['new', 'price_drop', 'back', 'entered', 'gone'];
    expect(reasons.map((reason) => countsInWords({ [reason]: count }))).toEqual(texts);
    expect(countsInWords(Object.fromEntries(reasons.map((reason) => [reason, count])))).toBe(
      texts.join(', '),
    );
  });

  it('adds up lower prices of searches and of favourites', () => {
    expect(countsInWords({ price_drop: 1, cheaper: 1 })).toBe('2 поевтиняха');
  });
});

describe('sourcesInWords', () => {
  it.each([
    [['Едно'], false, 'Едно'],
    [['Едно', 'Две'], false, 'Едно и още 1\u00a0търсене'],
    [['Едно', 'Две', 'Три'], true, 'Едно и още 2\u00a0търсения и любимите ви обяви'],
    [[], true, 'любимите ви обяви'],
  ])('of %j, with favourites: %p', (names, hasFavorites, text) => {
    const searches = names.map((name) => ({ name }));
    expect(sourcesInWords(searches, hasFavorites)).toBe(text);
  });
});

describe('the mail of found listings', () => {
  it('counts in its subject and opens exactly its listings', async () => {
    const { subject, button, cards } = await sent('alerts-found', found);
    expect(subject).toBe('3 нови, 1 поевтиня: двустаен в Лозенец до 1 400 лв.');
    expect(button).toEqual({
      text: 'Виж обявите',
      link: `https://pokriv.bg/saved-searches/${found.searches[0]?.id}?mail=${found.mailId}`,
    });
    expect(cards).toHaveLength(4);
    const one = { ...found, listings: found.listings.slice(0, 1), total: 1 };
    expect((await sent('alerts-found', one)).button?.text).toBe('Виж обявата');
  });

  it.each([
    ['BGN', '1\u00a0203\u00a0лв. / 615,08\u00a0€', '1\u00a0350\u00a0лв. / 690,24\u00a0€'],
    ['EUR', '615,08\u00a0€ / 1\u00a0203\u00a0лв.', '690,24\u00a0€ / 1\u00a0350\u00a0лв.'],
  ] as const)('shows sums with %s first', async (currency, price, previous) => {
    const { cards } = await sent('alerts-found', found, { currency });
    const plain = (text = '') => text.replaceAll(/\s/gu, '\u00a0').replaceAll('\u00a0/\u00a0', ' / ');
    const last = cards?.at(-1);
    expect([plain(last?.price), plain(last?.previous)]).toEqual([price, previous]);
  });

  it('shows first the currency that the person chose, to a visitor that of the site', async () => {
    const firstOf = async (fact: JobData<'alerts-found'>) =>
      (await sent('alerts-found', fact, { currency: 'BGN', own: 'EUR' })).cards?.[0]?.price;
    expect(await firstOf(found)).toMatch(/€ \/ .*лв\.$/u);
    expect(await firstOf(visitors)).toMatch(/лв\. \/ .*€$/u);
  });

  it('shows twelve of more and says how many there are', async () => {
    const { cards, button } = await sent('alerts-found', mixed);
    expect(cards).toHaveLength(12);
    expect(button?.text).toBe('Виж всички 21');
  });

  it('has the picture, the price before and similar listings in both of its parts', async () => {
    const { html, text } = await mailOf(await sent('alerts-found', favorites));
    expect(html).toContain('src="https://pokriv.bg/media/0c40a34028a5c3064b49-1280.jpg"');
    expect(html).toMatch(/<s [^>]*>1.350.лв\. \/ 690,24.€<\/s>/u);
    for (const part of [html, text]) expect(part).toContain('Подобни обяви:');
    expect(text).toContain('По-евтина: Светъл двустаен');
    expect(text).toMatch(/\(преди 1.350.лв\. \/ 690,24.€\)/u);
  });

  it('stops its only search with one click', async () => {
    const { headers } = await mailOf(await sent('alerts-found', visitors));
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = headers?.['List-Unsubscribe'] ?? '';
    expect(link).toMatch(/^<https:\/\/pokriv\.bg\/api\/saved-searches\/link\/[\w.-]+>$/u);
    expect(claimOf(link.slice(1, -1))).toEqual({
      action: 'stop',
      person: visitors.to.person,
      searchId: visitors.searches[0]?.id,
    });
  });

  it('stops all with one click when it is of several', async () => {
    const { optOut } = await sent('alerts-found', mixed);
    expect(claimOf(optOut?.oneClick)).toEqual({ action: 'stop_all', person: mixed.to.person });
  });

  it('switches off the news of favourites with one click when it has nothing else', async () => {
    const { optOut } = await sent('alerts-found', favorites);
    expect(optOut?.oneClick).toMatch(/^https:\/\/pokriv\.bg\/api\/auth\/mail-choices\/[\w.-]+$/u);
  });

  it('has a link to stop each search and one to stop all', async () => {
    const { links = [] } = await sent('alerts-found', mixed);
    expect(links.map(({ link }) => claimOf(link))).toEqual([
      ...mixed.searches.map(({ id }) => ({ action: 'stop', person: 'u:u1', searchId: id })),
      { action: 'stop_all', person: 'u:u1' },
    ]);
    expect(links.every(({ link }) => link.startsWith('https://pokriv.bg/alert-link?token='))).toBe(true);
  });

  it('leads accounts to their choices, and visitors not', async () => {
    expect((await sent('alerts-found', found)).optOut?.page).toBe('https://pokriv.bg/profile#notifications');
    expect((await sent('alerts-found', visitors)).optOut?.page).toBeUndefined();
  });

  it.each([
    ['searches', found, 'saved_searches'],
    ['favourites', favorites, 'favorite_news'],
  ] as const)('of %s only is not sent to an account that switched it off', async (_what, fact, choice) => {
    expect(await letterOf('alerts-found', fact, { silenced: [choice] })).toBeUndefined();
    const others: OptionalMail[] = choice === 'saved_searches' ? ['favorite_news'] : ['saved_searches'];
    expect(await letterOf('alerts-found', fact, { silenced: others })).toBeDefined();
  });

  it('of both leaves out what is switched off, with the counts and the link of the rest', async () => {
    const ofSearches = await sent('alerts-found', mixed, { silenced: ['favorite_news'] });
    expect(ofSearches.subject).toBe('20 нови: двустаен в Лозенец до 1 400 лв. и още 1\u00a0търсене');
    expect(ofSearches.button).toMatchObject({
      text: 'Виж всички 20',
      link: expect.stringMatching(/mail=p1$/u),
    });
    const ofFavorites = await sent('alerts-found', mixed, { silenced: ['saved_searches'] });
    expect(ofFavorites.subject).toBe('1 вече не се предлага: любимите ви обяви');
    expect(ofFavorites.button?.link).toBe('https://pokriv.bg/saved-searches/favorites?mail=p2');
    expect(ofFavorites.cards).toHaveLength(1);
    const silenced: OptionalMail[] = ['saved_searches', 'favorite_news'];
    expect(await letterOf('alerts-found', mixed, { silenced })).toBeUndefined();
  });

  it('is sent to a visitor whatever an account with this address has switched off', async () => {
    expect(await letterOf('alerts-found', visitors, { silenced: ['saved_searches'] })).toBeDefined();
  });
});

describe('the mail that asks a visitor to confirm', () => {
  it('opens a link for this search that ends with the confirmation', async () => {
    const fact = ofAlerts['search-confirmation-asked']['search-confirmation-asked'];
    const { button, optOut } = await sent('search-confirmation-asked', fact);
    expect(claimOf(button?.link)).toEqual({
      action: 'confirm',
      person: fact.to.person,
      searchId: fact.searchId,
      until: Date.parse(fact.expiresAt),
    });
    expect(optOut).toBeUndefined();
  });

  it('ends its sentences', async () => {
    const fact = ofAlerts['search-confirmation-asked']['search-confirmation-asked'];
    const { paragraphs } = await sent('search-confirmation-asked', fact);
    expect(paragraphs.at(-1)).toMatch(/12:05(?:\sч)?\. Ако не сте/u);
  });
});

describe('the mail that asks whether a person still looks', () => {
  it('has both answers', async () => {
    const fact = ofAlerts['still-searching-asked']['still-searching-asked'];
    const { button, otherButton } = await sent('still-searching-asked', fact);
    expect(claimOf(button?.link)).toEqual({ action: 'still', person: 'u:u1' });
    expect(claimOf(otherButton?.link)).toEqual({ action: 'stop_all', person: 'u:u1' });
  });

  it('tells visitors for how long their searches are kept, and accounts that they stay', async () => {
    const facts = ofAlerts['still-searching-asked'];
    const textOf = async (name: keyof typeof facts) =>
      (await sent('still-searching-asked', facts[name])).paragraphs.at(-1);
    expect(await textOf('still-searching-asked-visitor')).toContain('Търсенето остава още 30 дни и');
    expect(await textOf('still-searching-asked')).toContain('Търсенията остават и можете');
  });
});
