import { AppError } from '@pokriv/contracts/errors';
import { aThread } from '@pokriv/web-kit/a-thread.testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aListing, anOwnListing } from '../a-listing.testing.ts';
import type { Listing } from '../listing.ts';
import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { StickyBar } from './sticky-bar.tsx';
import type { Phone } from './use-phone.ts';

const me = { ...aListing().landlord, id: 'u1' };
const noPhone: Phone = {
  ...{ phone: undefined, failure: undefined, isBusy: false, left: undefined, usedUp: undefined },
  reveal: () => Promise.resolve(undefined),
};
const conversation = { write: jest.fn(), book: () => undefined, view: null };
const usedUp = 'Днес видяхте 8 телефона.';
const byMessage: Partial<Listing> = { contactMethods: ['message'] };

function open(listing: Listing, phone: Partial<Phone> = {}) {
  return show(<StickyBar listing={listing} phone={{ ...noPhone, ...phone }} conversation={conversation} />);
}
const shown = () =>
  [...document.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);
const answerThreads = (threads: readonly unknown[]) =>
  fakeApi(() => ({
    body: {
      success: true,
      data: threads,
      pagination: { page: 1, limit: 1, total: threads.length, totalPages: 1, hasNext: false, hasPrev: false },
    },
  }));

beforeEach(() => answerThreads([]));
afterEach(() => act(() => signOut()));

describe('StickyBar', () => {
  it.each<[string, Listing, Partial<Phone>, string[]]>([
    ['writes and calls', aListing(), {}, ['Пиши', 'Обади се']],
    ['only writes where there is no phone', aListing(byMessage as never), {}, ['Пиши']],
    ['signs in for more phones', aListing(), { usedUp }, ['Пиши', 'Влез за телефон']],
  ])('of a visitor %s', (_what, listing, phone, buttons) => {
    act(() => signOut());
    open(listing, phone);
    expect(shown()).toEqual(buttons);
    expect(screen.getByText(/1.200.лв\./u)).toBeInTheDocument();
  });

  it.each<[string, Listing, Partial<Phone>, string[]]>([
    ['calls once more than allowed, to be told why not', aListing(), { usedUp }, ['Пиши', 'Обади се']],
    ['calls their own phone', anOwnListing({ landlord: me }), {}, ['Обади се']],
    [
      'has nothing for an own listing without a phone',
      anOwnListing({ landlord: me, contactPhone: undefined }),
      {},
      [],
    ],
  ])('of a signed-in user %s', (_what, listing, phone, buttons) => {
    signInAs('tenant');
    open(listing, phone);
    expect(shown()).toEqual(buttons);
  });

  it.each([
    ['rented', aListing({ status: 'rented' })],
    ['expired', aListing({ status: 'expired' })],
    ['without a rent', anOwnListing({ price: undefined })],
  ])('is absent for a listing that is %s', (_what, listing) => {
    open(listing);
    expect(shown()).toEqual([]);
    expect(screen.queryByText(/лв\./u)).toBeNull();
  });

  it('asks for the number, and dials one that is known', async () => {
    const reveal = jest.fn(() => Promise.resolve(undefined));
    const { unmount } = open(aListing(), { reveal });
    await userEvent.click(screen.getByRole('button', { name: 'Обади се' }));
    expect(reveal).toHaveBeenCalledTimes(1);
    unmount();
    open(aListing(), { phone: '0888123456' });
    const link = screen.getByRole('link', { name: 'Обади се' });
    expect(link).toHaveAttribute('href', 'tel:0888123456');
    expect(link).not.toHaveFocus();
  });

  it('says why a phone was not shown', () => {
    open(aListing(), { failure: new AppError({ code: 'NOT_FOUND', message: 'Няма телефон.' }) });
    expect(screen.getByText('Няма телефон.')).toBeInTheDocument();
  });

  it('leads to the thread with the landlord, once there is one', async () => {
    answerThreads([aThread()]);
    signInAs('tenant');
    open(aListing());
    expect(await screen.findByRole('link', { name: 'Разговор' })).toHaveAttribute('href', '/messages/t1');
    expect(shown()).toEqual(['Разговор', 'Обади се']);
  });

  it('opens the message form', async () => {
    open(aListing());
    await userEvent.click(screen.getByRole('button', { name: 'Пиши' }));
    expect(conversation.write).toHaveBeenCalledTimes(1);
  });
});
