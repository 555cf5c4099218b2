import { aThread, aViewing } from '@pokriv/web-kit/a-thread.testing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { someSlots } from '../a-thread.testing.ts';
import { useConversation } from '../conversation/use-conversation.tsx';
import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { aListing, anOwnListing } from '../a-listing.testing.ts';
import { LandlordCard } from './landlord-card.tsx';
import type { Listing } from '../listing.ts';
import { durationText } from './response-figure.tsx';
import { usePhone } from './use-phone.ts';

const ok = (data: unknown) => ({ body: { success: true, data } });

function Card({ listing }: { listing: Listing }) {
  const conversation = useConversation(listing);
  return (
    <>
      <LandlordCard listing={listing} phone={usePhone(listing)} conversation={conversation} />
      {conversation.view}
    </>
  );
}

function showCard(listing: Listing, answers: Record<string, unknown> = {}) {
  const sent = fakeApi(({ path }) => {
    const address = (path.split('?')[0] ?? '').replace('/api/', '');
    if (address === 'threads')
      return { body: { success: true, data: answers.threads ?? [], pagination: {} } };
    if (address in answers) return ok(answers[address]);
    return { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Няма.' } };
  });
  show(<Card listing={listing} />, '/properties/p1');
  return sent;
}
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

beforeAll(fakeDialogs);
beforeEach(() => signInAs('tenant'));
afterEach(() => act(() => signOut()));

describe('the contact card of a listing', () => {
  it.each([[['phone']], [['message']], [['viber', 'whatsapp']], [[]], [undefined]])(
    'always leads to a message, with the contact methods %p',
    async (contactMethods) => {
      showCard(aListing({ contactMethods: contactMethods as never }));
      expect(await screen.findByRole('button', { name: 'Пиши' })).toBeInTheDocument();
    },
  );

  it.each([
    [true, ['Потвърден имейл', 'Потвърден телефон']],
    [undefined, ['Потвърден имейл']],
  ])('marks a verified phone that is %p', async (isPhoneVerified, marks) => {
    const listing = aListing();
    showCard({ ...listing, landlord: { ...listing.landlord, isPhoneVerified } });
    await screen.findByRole('button', { name: 'Пиши' });
    expect(screen.getAllByText(/^Потвърден/u).map(({ textContent }) => textContent)).toEqual(marks);
  });

  it.each<[Partial<Listing>, string]>([
    [{ advertiserType: 'agency', agencyName: 'Нов дом' }, 'Агенция Нов дом'],
    [{ advertiserType: 'agency' }, 'Агенция'],
    [{ advertiserType: 'owner', agencyName: 'Нов дом' }, 'Собственик'],
    [{ advertiserType: undefined }, 'Не е посочено дали е собственик или агенция'],
  ])('tells of %p who advertises', (part, role) => {
    showCard(aListing(part as object));
    expect(screen.getByText(role)).toBeInTheDocument();
  });

  it('names the contact person, else the landlord, and marks a paid plan', () => {
    showCard(aListing({ contactName: 'Ани' }));
    expect(screen.getByRole('link', { name: 'Ани' })).toHaveAttribute('href', '/landlords/u9');
    expect(screen.queryByText('Премиум')).toBeNull();
    showCard(aListing({ contactName: undefined, isPremium: true }));
    expect(screen.getByRole('link', { name: 'Мария Петрова' })).toBeInTheDocument();
    expect(screen.getByText('Премиум')).toBeInTheDocument();
  });

  it('tells of verified contacts and of the first day on the site each without the other', () => {
    const { landlord } = aListing();
    showCard(aListing({ landlord: { ...landlord, isEmailVerified: false } }));
    expect(screen.getByText(/^В Покрив от 1 февруари 2026/u)).toBeInTheDocument();
    expect(screen.queryByText(/^Потвърден/u)).toBeNull();
    cleanup();
    showCard(aListing({ landlord: { ...landlord, memberSince: undefined } }));
    expect(screen.getByText('Потвърден имейл')).toBeInTheDocument();
    expect(screen.queryByText(/^В Покрив от/u)).toBeNull();
  });

  it('opens the message sheet', async () => {
    showCard(aListing(), { 'properties/p1': aListing() });
    await userEvent.click(await screen.findByRole('button', { name: 'Пиши' }));
    await screen.findByRole('textbox', { name: /^Съобщение/u });
    expect(screen.getByRole('dialog', { name: 'Съобщение до наемодателя' })).toBeInTheDocument();
  });

  it('links to the thread that there is, with its viewing', async () => {
    showCard(aListing(), {
      threads: [aThread({ viewing: aViewing({ start: '2099-11-24T12:30:00.000Z' }) })],
    });
    expect(await screen.findByRole('link', { name: 'Отвори разговора' })).toHaveAttribute(
      'href',
      '/messages/t1',
    );
    expect(text()).toContain('Оглед: вторник, 24 ноември, 14:30. Уговорен.');
    expect(screen.queryByRole('button', { name: 'Пиши' })).toBeNull();
  });

  it('offers a viewing where the listing has hours', async () => {
    showCard(aListing(), { 'properties/p1': aListing(), 'properties/p1/slots': someSlots() });
    await userEvent.click(await screen.findByRole('button', { name: 'Запази оглед' }));
    expect(await screen.findByRole('dialog', { name: 'Запази оглед' })).toBeInTheDocument();
    expect(await screen.findByRole('group', { name: 'Свободни часове' })).toBeInTheDocument();
  });

  it('offers no viewing without hours', async () => {
    const sent = showCard(aListing(), {
      'properties/p1/slots': someSlots({ mode: 'off', days: [], canPropose: false }),
    });
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/slots'))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Запази оглед' })).toBeNull();
  });

  it.each([
    ['one’s own', anOwnListing({ status: 'active' })],
    ['a rented', aListing({ status: 'rented' })],
    ['the signed-in landlord’s', aListing({ landlord: { ...aListing().landlord, id: 'u1' } })],
  ])('has no message for %s listing', (_name, listing) => {
    showCard(listing);
    expect(screen.queryByRole('button', { name: 'Пиши' })).toBeNull();
  });

  it('shows how fast the landlord answers, and nothing without a figure', async () => {
    showCard(aListing(), { 'landlords/u9/response': { share: 0.94, medianMinutes: 130 } });
    await waitFor(() => expect(text()).toContain('Отговаря обикновено до 3 часа'));
    expect(text()).toContain('На 94 % от питащите отговаря до 24 часа');
    document.body.innerHTML = '';
    const sent = showCard(aListing(), { 'landlords/u9/response': null });
    await waitFor(() => expect(sent.some(({ path }) => path.endsWith('/response'))).toBe(true));
    expect(text()).not.toContain('Отговаря');
  });
});

describe('durationText', () => {
  it.each([
    [4, '30 минути'],
    [31, '1 час'],
    [61, '2 часа'],
    [35 * 60, '35 часа'],
    [36 * 60, '2 дни'],
    [49 * 60, '3 дни'],
  ])('rounds %i minutes up to %s', (minutes, expected) => {
    expect(durationText(minutes).replaceAll('\u00a0', ' ')).toBe(expected);
  });
});
