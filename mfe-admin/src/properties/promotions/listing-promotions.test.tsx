import type { Promotion } from '@pokriv/contracts/billing/billing';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, fakeBackend, holdWrites, signedInAsAdmin } from '../../backend.testing.ts';
import { fakeDialogs } from '../../dialog.testing.ts';
import { renderAt } from '../../page.testing.tsx';
import { ListingPromotions } from './listing-promotions.tsx';

const person = userEvent.setup();
const LIST = 'GET /properties/p1/promotions';
const GIVE = 'POST /admin/properties/p1/promotions';
const aPromotion = (id: string, over: Partial<Promotion> = {}): Promotion => ({
  id,
  propertyId: 'p1',
  userId: 'u1',
  type: 'super',
  days: 14,
  status: 'active',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-12-04T10:00:00.000Z',
  source: 'paid',
  paymentId: 'k1',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...over,
});
const open = (
  promotions: Promotion[],
  status: ListingStatus = 'active',
  given: ReturnType<typeof answer.one> = answer.one(aPromotion('m2', { source: 'admin' })),
) => {
  const calls = fakeBackend({ [LIST]: answer.one(promotions), [GIVE]: given });
  renderAt('/p1', [{ path: '/p1', element: <ListingPromotions listing={{ id: 'p1', status }} /> }]);
  return calls;
};
const giveFrom = async (name = 'Подаряване на промоция') => {
  await person.click(await screen.findByRole('button', { name: 'Подари промоция' }));
  return within(screen.getByRole('dialog', { name }));
};

beforeAll(fakeDialogs);
beforeEach(signedInAsAdmin);

describe('ListingPromotions', () => {
  it('shows state, period and origin of each promotion', async () => {
    open([
      aPromotion('m1'),
      aPromotion('m2', {
        type: 'regular',
        days: 7,
        status: 'scheduled',
        startsAt: null,
        endsAt: null,
        source: 'plan_credit',
      }),
    ]);
    const [first, second] = await screen.findAllByRole('listitem');
    const textOf = (item: HTMLElement | undefined) => item?.textContent.replaceAll('\u00a0', ' ');
    expect(textOf(first)).toBe(
      'Силно препоръчана, 14 дниТече20.11.2026, 12:00 – 04.12.2026, 12:00 · Платена',
    );
    expect(textOf(second)).toBe('Препоръчана, 7 дниПредстоиНачало: щом е възможно · Включена в плана');
  });

  it('says why the promotions could not be read', async () => {
    fakeBackend({ [LIST]: answer.refused(503, 'UNAVAILABLE', 'Недостъпна.') });
    const element = <ListingPromotions listing={{ id: 'p1', status: 'active' }} />;
    renderAt('/p1', [{ path: '/p1', element }]);
    expect(await screen.findByText('Недостъпна.')).toBeInTheDocument();
    expect(screen.queryByText('Тази обява не е промотирана.')).not.toBeInTheDocument();
  });

  it('grants a promotion with a reason', async () => {
    const calls = open([]);
    expect(await screen.findByText('Тази обява не е промотирана.')).toBeInTheDocument();
    const dialog = await giveFrom();
    await person.click(dialog.getByRole('button', { name: 'Подари' }));
    expect(await dialog.findByText('Въведете поне 10 символа.')).toBeInTheDocument();
    await person.click(dialog.getByRole('radio', { name: 'Силно препоръчана' }));
    await person.click(dialog.getByRole('radio', { name: /14/u }));
    await fillIn(dialog.getByRole('textbox'), 'Извинение за сбоя вчера.');
    await person.click(dialog.getByRole('button', { name: 'Подари' }));
    expect(await screen.findByText('Промоцията тече до 04.12.2026, 12:00.')).toBeInTheDocument();
    expect(calls.find(({ call }) => call === GIVE)?.body).toEqual({
      type: 'super',
      days: 14,
      reason: 'Извинение за сбоя вчера.',
    });
  });

  it('marks a scheduled promotion', async () => {
    open([], 'pending', answer.one(aPromotion('m2', { status: 'scheduled', startsAt: null, endsAt: null })));
    const dialog = await giveFrom();
    expect(dialog.getByText(/^Започва с одобрението/u)).toBeInTheDocument();
    await fillIn(dialog.getByRole('textbox'), 'Извинение за сбоя вчера.');
    await person.click(dialog.getByRole('button', { name: 'Подари' }));
    expect(await screen.findByText('Промоцията е подарена и чака реда си.')).toBeInTheDocument();
  });

  it('shows a refused grant in the dialog', async () => {
    open([], 'active', answer.refused(409, 'INVALID_TRANSITION', 'Обявата вече не е активна.'));
    const dialog = await giveFrom();
    await fillIn(dialog.getByRole('textbox'), 'Извинение за сбоя вчера.');
    await person.click(dialog.getByRole('button', { name: 'Подари' }));
    expect(await dialog.findByText('Обявата вече не е активна.')).toBeInTheDocument();
  });

  it('cannot be closed while a grant is on its way', async () => {
    open([]);
    const dialog = await giveFrom();
    const release = holdWrites();
    await fillIn(dialog.getByRole('textbox'), 'Извинение за сбоя вчера.');
    await person.click(dialog.getByRole('button', { name: 'Подари' }));
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Затвори' })).toBeDisabled();
    release();
    expect(await screen.findByText('Промоцията тече до 04.12.2026, 12:00.')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows earlier promotions of a listing that takes no more', async () => {
    open([aPromotion('m1', { status: 'cancelled' })], 'removed');
    expect(await screen.findByText('Прекратена')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Подари промоция' })).toBeNull();
  });
});
