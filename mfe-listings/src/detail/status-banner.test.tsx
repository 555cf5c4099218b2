import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { act, screen } from '@testing-library/react';

import { aHiddenListing, aListing, anOwnListing } from '../a-listing.testing.ts';
import { show, signInAs, signOut } from '../page.testing.tsx';
import { detailTexts } from './messages.ts';
import { StatusBanner } from './status-banner.tsx';

const me = { id: 'u1', firstName: 'Иван', lastName: 'Петров', avatar: null };
const mine = (part: Partial<OwnProperty> = {}) => anOwnListing({ landlord: me, ...part });
const refused = { code: 'poor_photos', reason: 'Тъмни са', decidedAt: null } as OwnProperty['moderation'];
const revision = (status: 'pending' | 'rejected') => ({ revision: { status } }) as Partial<OwnProperty>;
const REASON = /^Причина: Слаби снимки\. Тъмни са$/u;

const open = (listing: React.ComponentProps<typeof StatusBanner>['listing']) =>
  show(<StatusBanner listing={listing} />);

afterEach(() => act(() => signOut()));

describe('StatusBanner, for visitors', () => {
  it.each([
    ['active', false],
    ['rented', true],
    ['expired', true],
  ] as const)('says of %s whether it is over', (status, isOver) => {
    open(aListing({ status }));
    expect(screen.queryAllByText(detailTexts.inactive)).toHaveLength(isOver ? 1 : 0);
    expect(screen.queryAllByText(detailTexts.inactiveText)).toHaveLength(isOver ? 1 : 0);
  });
});

describe('StatusBanner, for the owner', () => {
  beforeEach(() => signInAs('landlord'));

  it('says that a public listing is their own', () => {
    open(mine({ moderation: refused }));
    expect(screen.getByText('Това е ваша обява')).toBeInTheDocument();
    expect(screen.getByText(/^Така я виждат посетителите/u)).toBeInTheDocument();
    expect(screen.queryByText(/^Причина/u)).not.toBeInTheDocument();
  });

  it.each([
    ['draft', /^Довършете черновата/u, true],
    ['pending', /^Администратор ще прегледа/u, true],
    ['rejected', /^Поправете посоченото/u, true],
    ['paused', /^Посетителите не виждат обявата/u, true],
    ['rented', /^Ако жилището се освободи/u, true],
    ['removed', /^Администратор премахна/u, false],
    ['deleted', /^До 30 дни след изтриването/u, false],
  ] as const)('says of %s what is next, with the editing that it allows', (status, next, isEditable) => {
    open(mine({ status }));
    expect(screen.getByText(next)).toBeInTheDocument();
    expect(screen.queryAllByRole('link', { name: 'Редактирай' })).toHaveLength(isEditable ? 1 : 0);
    expect(screen.getByRole('link', { name: 'Моите обяви' })).toBeInTheDocument();
  });

  it.each([
    ['a rejected listing', { status: 'rejected' }, true],
    ['a removed listing', { status: 'removed' }, true],
    ['a rejected revision', revision('rejected'), true],
    ['a listing that waits again', { status: 'pending' }, false],
    ['a revision that waits', revision('pending'), false],
  ] as const)('gives the reason of %s', (_which, part, isGiven) => {
    open(mine({ ...part, moderation: refused }));
    expect(screen.queryAllByText(REASON)).toHaveLength(isGiven ? 1 : 0);
  });

  it('says that reports hid the listing, and what happens next', () => {
    open(aHiddenListing({ landlord: me, ...revision('pending') }));
    expect(screen.getByText('Състояние: Скрита след сигнали')).toBeInTheDocument();
    expect(
      screen.getByText(
        /^Няколко потребители сигнализираха.+Докато я прегледаме, посетителите не я виждат\..+ще ви пишем\.$/u,
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/предишния вид/u)).not.toBeInTheDocument();
  });

  it.each([
    ['the code alone', { code: 'poor_photos', reason: null }, 'Причина: Слаби снимки'],
    ['the words alone', { code: null, reason: 'Тъмни са' }, 'Причина: Тъмни са'],
    ['neither', { code: null, reason: null }, undefined],
  ] as const)('gives as reason %s', (_what, given, reason) => {
    open(mine({ status: 'rejected', moderation: { ...refused, ...given } }));
    expect(screen.queryByText(/^Причина/u)?.textContent).toBe(reason);
  });

  it.each([
    ['pending', /^Промените ви чакат одобрение/u],
    ['rejected', /^Промените ви бяха върнати/u],
  ] as const)('tells of a revision that is %s', (status, told) => {
    open(mine(revision(status)));
    expect(screen.getByText(told)).toBeInTheDocument();
    expect(screen.queryByText(/^Така я виждат/u)).not.toBeInTheDocument();
  });
});

describe('StatusBanner, for administrators', () => {
  beforeEach(() => signInAs('admin'));

  it.each([
    ['active', 0, false],
    ['paused', 1, false],
    ['rejected', 1, true],
    ['rented', 0, true],
  ] as const)('names the state of %s and who sees the page', (status, told, hasReason) => {
    open(
      anOwnListing({ status, moderation: hasReason ? refused : { ...refused, code: null, reason: null } }),
    );
    expect(screen.queryAllByText(/^Само собственикът и администраторите/u)).toHaveLength(told);
    expect(screen.queryAllByText(REASON)).toHaveLength(hasReason ? 1 : 0);
    expect(screen.queryByRole('link', { name: 'Редактирай' })).not.toBeInTheDocument();
  });
});
