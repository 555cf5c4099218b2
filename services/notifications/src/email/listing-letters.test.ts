import type { JobData } from '@pokriv/contracts/jobs';
import { ListingLink, LISTING_LINK } from '@pokriv/contracts/listing/listing-link';
import { listingActions } from '@pokriv/contracts/listing/listing-states';
import { openSignedText } from '@pokriv/service-kit/signed-text';

import { mailOf } from './layout.ts';
import { listingApprovedLetter } from './listing-approved.ts';
import { listingExpiringLetter } from './listing-expiring.ts';
import { listingLinksOf } from './listing-links.ts';
import { listingMovedLetter } from './listing-moved.ts';
import { listingRejectedLetter } from './listing-rejected.ts';
import type { Letter } from './mail.ts';

const secret = 'a secret for tests only';
const origin = 'https://pokriv.bg';
const clicks = { origin, linkTo: listingLinksOf(origin, secret) };
const landlord = { email: 'maria@example.bg', firstName: 'Мария' };
const about = { listingId: 'l1', title: 'Светъл <двустаен>', landlord };
const expiresAt = '2026-11-28T21:30:00.000Z';

type Moved = JobData<'listing-moved'>;
const moved = (parts: Partial<Moved>): Moved => ({
  ...about,
  action: 'pause',
  to: 'paused',
  by: 'owner',
  reason: null,
  expiresAt,
  ...parts,
});

const linkIn = (text: string): ListingLink => {
  const token = new URL(text).searchParams.get('token') ?? '';
  return ListingLink.parse(openSignedText(token, { purpose: LISTING_LINK, secret }));
};

async function expectWhole(letter: Letter | undefined): Promise<void> {
  if (!letter) throw new Error('there is no letter');
  const { html, text, subject } = await mailOf(letter);
  expect(subject).toMatch(/Светъл <двустаен>|без заглавие/u);
  expect(letter.paragraphs.length).toBeGreaterThanOrEqual(2);
  for (const paragraph of letter.paragraphs) {
    expect(paragraph).toMatch(/[.!:]$/u);
    expect(text).toContain(paragraph);
    expect(html).toContain(paragraph);
  }
  expect(text).toContain('Здравейте, Мария!');
  expect(letter.button?.link).toMatch(/^https:\/\/pokriv\.bg\//u);
  expect(text).toContain(letter.button?.link ?? '-');
  expect(html).not.toContain('<двустаен>');
  expect(`${subject}${text.replaceAll(/https:\S+/gu, '')}`).not.toMatch(/undefined|null|\.\.|[a-z]{3,}/u);
}

describe('listing letters', () => {
  const ownLetter = ['submit', 'approve', 'reject', 'request_changes', 'remove'];
  const steps = listingActions.filter((action) => !ownLetter.includes(action));

  it.each(steps)('%s: the letter says what happened, why, and what to do next', async (action) => {
    for (const by of ['owner', 'admin', 'system'] as const) {
      await expectWhole(listingMovedLetter(moved({ action, by }), clicks));
      await expectWhole(
        listingMovedLetter(moved({ action, by, reason: 'Причина за това.', title: '' }), clicks),
      );
    }
  });

  it.each([
    ['withdraw', 'е оттеглена'],
    ['pause', 'е спряна'],
    ['rent', 'е отдадена'],
    ['renew', 'е подновена'],
    ['expire', 'изтече'],
    ['delete', 'е изтрита'],
    ['restore', 'е възстановена'],
  ] as const)('%s: the subject names the listing and says that it %s', (action, words) => {
    expect(listingMovedLetter(moved({ action }), clicks)?.subject).toBe(
      `Обявата „Светъл <двустаен>“ ${words}`,
    );
  });

  it.each(ownLetter)('%s has a letter of its own', (action) => {
    expect(listingMovedLetter(moved({ action: action as Moved['action'] }), clicks)).toBeUndefined();
  });

  it("quote an admin's reason", () => {
    const letter = listingMovedLetter(
      moved({ action: 'delete', by: 'admin', reason: 'Не е жилище.' }),
      clicks,
    );
    expect(letter?.quote).toEqual({ title: 'Причина:', text: 'Не е жилище.' });
  });

  it('give the last public day in the time zone of Sofia', () => {
    const letter = listingMovedLetter(moved({ action: 'renew', to: 'active' }), clicks);
    expect(letter?.paragraphs[0]).toContain('до 28 ноември 2026\u00a0г.');
  });

  it('tell the edit of a public listing from a new one', async () => {
    for (const isRevision of [true, false]) {
      const approved = listingApprovedLetter({ ...about, isRevision }, origin);
      const fact = { ...about, isRevision, reason: 'Телефон в текста.', code: 'contacts_in_text' as const };
      const rejected = listingRejectedLetter(fact, { origin, linkTo: () => '' });
      for (const letter of [approved, rejected]) {
        await expectWhole(letter);
        expect(letter.subject.startsWith('Промените')).toBe(isRevision);
      }
      expect((await mailOf(rejected)).text).toContain('Контакти в текста');
    }
  });

  it('ask to correct a public listing and leave out the code "other"', async () => {
    const fact = { ...about, reason: 'Сменете първата снимка.', code: 'other' as const, wasPublic: true };
    const letter = listingRejectedLetter(fact, { origin, linkTo: () => '' });
    await expectWhole(letter);
    expect(letter.subject).toMatch(/^Моля, поправете обявата/u);
    expect(letter.paragraphs.join(' ')).toContain('дотогава тя не се показва');
    expect((await mailOf(letter)).text).not.toContain('Друго');
  });

  it('name each place that the moderator pinned', async () => {
    const remarks = [
      { field: 'images', picture: 3, text: 'Има лого.' },
      { field: 'images', picture: null, text: 'Размазани са.' },
      { field: 'title', picture: null, text: 'Без телефон.' },
    ];
    const letter = listingRejectedLetter(
      { ...about, reason: 'Вижте бележките.', code: null, remarks },
      { origin, linkTo: () => '' },
    );
    await expectWhole(letter);
    expect(letter.quote?.text.split('\n')).toEqual([
      'Вижте бележките.',
      'Снимка 3: Има лого.',
      'Снимки: Размазани са.',
      'Заглавие: Без телефон.',
    ]);
  });

  it('tell a reinstated public listing from one that awaits approval', async () => {
    const [shown, waiting] = (['active', 'pending'] as const).map((to) =>
      listingMovedLetter(moved({ action: 'reinstate', to, by: 'admin' }), clicks),
    );
    expect(shown?.paragraphs[0]).toContain('отново я виждат');
    expect(waiting?.paragraphs[0]).toContain('чака одобрение');
    await expectWhole(waiting);
  });

  it.each([7, 1] as const)(
    '%d days before expiry: both links are signed for this period',
    async (daysLeft) => {
      const fact = { ...about, daysLeft, expiresAt, views: 1, favorites: 12 };
      const letter = listingExpiringLetter(fact, clicks);
      await expectWhole(letter);
      expect(letter.paragraphs[0]).toContain('1\u00a0преглеждане и 12\u00a0добавяния');
      const period = Date.parse(expiresAt);
      const link = { listingId: 'l1', period, until: period + 30 * 86_400_000 };
      expect(linkIn(letter.button?.link ?? '')).toEqual({ ...link, action: 'renew' });
      expect(linkIn(letter.otherButton?.link ?? '')).toEqual({ ...link, action: 'rent' });
      const { html, text } = await mailOf(letter);
      for (const body of [html, text]) expect(body).toMatch(/Все още е свободен[\s\S]+Отдаден е/u);
    },
  );

  it('offer one-click renewal after expiry', () => {
    const letter = listingMovedLetter(moved({ action: 'expire', to: 'expired', by: 'system' }), clicks);
    expect(linkIn(letter?.button?.link ?? '')).toMatchObject({ action: 'renew', listingId: 'l1' });
  });
});
