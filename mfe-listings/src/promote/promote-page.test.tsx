import type { Promotion } from '@pokriv/contracts/billing/billing';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { goToCheckout } from '@pokriv/web-kit/billing';
import { useRoutes } from '@pokriv/web-kit/router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aHiddenListing, anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, forgetToasts, show, signInAs, signOut, toastTexts, type Sent } from '../page.testing.tsx';
import { PromotePage } from './promote-page.tsx';
import { startDays, startOfDay } from './promotion-choice.ts';

jest.mock('@pokriv/web-kit/billing', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/billing'),
  goToCheckout: jest.fn(async () => undefined),
}));

const CHECKOUT = 'https://checkout.stripe.test/c/pay/cs_1';
const mine = (part: Partial<OwnProperty> = {}) =>
  anOwnListing({ landlord: { id: 'u1', firstName: 'Иван', lastName: 'Петров', avatar: null }, ...part });
const aPromotion = (part: Partial<Promotion> = {}): Promotion => ({
  id: 'm1',
  propertyId: 'p1',
  userId: 'u1',
  type: 'super',
  days: 7,
  status: 'active',
  startsAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-27T10:00:00.000Z',
  source: 'paid',
  paymentId: 'pay1',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});

interface World {
  listing?: OwnProperty;
  promotions?: Promotion[];
  /** Plan credits; undefined on the free plan. */
  credits?: number;
  answer?: () => { status?: number; body: object };
  /** Reply of the plan. */
  plan?: { status: number; body: object };
}

const Page = () => useRoutes([{ path: '/my-properties/:id/promote', element: <PromotePage /> }]);

function open({ listing = mine(), promotions = [], credits, answer, plan }: World = {}): Sent[] {
  const checkout = { checkoutUrl: CHECKOUT, paymentId: 'pay2', promotionId: null };
  const status = {
    planId: credits === undefined ? 'free' : 'business',
    promotionCredits: { total: 3, left: credits ?? 0 },
  };
  const sent = fakeApi(({ method, path }) => {
    if (method === 'POST' && path === '/api/payments')
      return answer?.() ?? { status: 201, body: { success: true, data: checkout } };
    if (path.endsWith('/promotions')) return { body: { success: true, data: promotions } };
    if (path.endsWith('/status')) return plan ?? { body: { success: true, data: status } };
    return { body: { success: true, data: listing } };
  });
  show(<Page />, '/my-properties/p1/promote');
  return sent;
}
const bought = (sent: Sent[]) =>
  sent.filter(({ method, path }) => method === 'POST' && path === '/api/payments').map(({ body }) => body);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const agree = () => userEvent.click(screen.getByRole('checkbox', { name: /^Искам услугата/u }));

beforeEach(() => signInAs('landlord'));
afterEach(() => {
  act(() => signOut());
  act(forgetToasts);
  jest.mocked(goToCheckout).mockClear();
});

describe('PromotePage', () => {
  it('leads to the checkout of the selection, and keeps the selection in the URL', async () => {
    const sent = open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Силно препоръчана' }));
    await userEvent.click(screen.getByRole('radio', { name: /^14/u }));
    expect(screen.getByTestId('address')).toHaveTextContent('?type=super&days=14');
    expect(
      plain(
        screen.getByText('Силно препоръчана за 14 дни', { exact: false }).parentElement?.textContent ?? '',
      ),
    ).toContain('35,19 лв. / 17,99 €');
    expect(screen.getByRole('link', { name: 'Виж плановете' })).toHaveAttribute('href', '/subscription');
    await press('Към плащане');
    expect(bought(sent)).toEqual([]);
    await agree();
    await press('Към плащане');
    await waitFor(() => expect(goToCheckout).toHaveBeenCalledWith(CHECKOUT));
    expect(bought(sent)).toEqual([
      {
        kind: 'promotion',
        propertyId: 'p1',
        promotionType: 'super',
        days: 14,
        useCredit: false,
        consent: true,
      },
    ]);
  });

  it('names the price of each length, and what it is a day', async () => {
    open();
    await screen.findByRole('radio', { name: 'Силно препоръчана' });
    const prices = () =>
      screen
        .getAllByRole('radio', { name: /^(?:7|14)/u })
        .map((radio) => plain(radio.closest('label')?.textContent ?? ''));
    expect(prices()).toEqual([
      expect.stringMatching(/7,80 лв\. \/ 3,99 €.*, по 1,11 лв\. \/ 0,57 € на ден/u),
      expect.stringMatching(/13,67 лв\. \/ 6,99 €.*, по 0,98 лв\. \/ 0,50 € на ден/u),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Силно препоръчана' }));
    expect(prices()[0]).toMatch(/19,54 лв\. \/ 9,99 €.*, по 2,80 лв\. \/ 1,43 € на ден/u);
  });

  it('shows the card with its badge and its placement', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Силно препоръчана' }));
    const card = screen.getByText('Светъл двустаен до метрото', { selector: 'h3 a' }).closest('article');
    expect(within(card as HTMLElement).getByText('Реклама')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /начална/u })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Препоръчана' }));
    expect(screen.getByRole('img', { name: /първите шест/u })).toBeInTheDocument();
  });

  it('prefers a credit, without consent or payment, and shows the promotion once it exists', async () => {
    const promotions: Promotion[] = [];
    const sent = open({
      promotions,
      credits: 2,
      answer: () => {
        promotions.push(aPromotion({ id: 'm9', type: 'regular', source: 'plan_credit' }));
        return {
          status: 201,
          body: { success: true, data: { checkoutUrl: null, paymentId: null, promotionId: 'm9' } },
        };
      },
    });
    expect(plain((await screen.findByText(/^Остават/u)).textContent)).toBe('Остават 2 включени промоции');
    expect(screen.queryByRole('checkbox')).toBeNull();
    await press('Използвай включената');
    expect(await screen.findByText('Тече до 27.11.2026, 12:00')).toBeInTheDocument();
    expect(screen.getByText('Включена в плана', { selector: 'span' })).toBeInTheDocument();
    expect(toastTexts()).toContain('Промоцията е заявена.');
    expect(screen.getByRole('heading', { name: 'Промоции на тази обява' })).toHaveFocus();
    expect(bought(sent)).toMatchObject([{ promotionType: 'regular', days: 7, useCredit: true }]);
    expect(goToCheckout).not.toHaveBeenCalled();
  });

  it('sells without credits when the plan does not load', async () => {
    open({ plan: { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Не.' } } });
    expect(await screen.findByRole('checkbox', { name: /^Искам услугата/u })).toBeInTheDocument();
  });

  it('takes payment when the credits are to be kept', async () => {
    const sent = open({ credits: 1 });
    await userEvent.click(await screen.findByRole('radio', { name: /^С карта/u }));
    await agree();
    await press('Към плащане');
    await waitFor(() => expect(goToCheckout).toHaveBeenCalled());
    expect(bought(sent)).toMatchObject([{ useCredit: false, consent: true }]);
  });

  it('does not redirect to a checkout whose price was not shown', async () => {
    const sent = open({ credits: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Използвай включената' }));
    expect(await screen.findByText(/^Включените промоции за този месец/u)).toBeInTheDocument();
    expect(goToCheckout).not.toHaveBeenCalled();
    expect(sent.map(({ path }) => path)).toContain('/api/payments/pay2/cancel');
  });

  it('starts on a day within the next thirty', async () => {
    const sent = open();
    const { last } = startDays();
    await userEvent.click(await screen.findByRole('radio', { name: 'На избрана дата' }));
    await press('Към плащане');
    expect(await screen.findByText('Изберете дата на начало.')).toBeInTheDocument();
    // Both errors show at once, and the first field has the focus.
    expect(await screen.findByText(/^Отбележете съгласието си/u)).toBeInTheDocument();
    const day = screen.getByLabelText(/^Дата на начало/u);
    expect(day).toHaveFocus();
    await agree();
    await userEvent.type(day, '2099-01-01');
    expect(screen.getByText(/^Изберете дата от/u)).toBeInTheDocument();
    expect(bought(sent)).toEqual([]);
    await userEvent.clear(day);
    await userEvent.type(day, last);
    await press('Към плащане');
    await waitFor(() => expect(bought(sent)).toMatchObject([{ startsAt: startOfDay(last) }]));
  });

  it('shows why the purchase was refused and keeps the selection', async () => {
    open({
      answer: () => ({
        status: 409,
        body: { success: false, code: 'CONFLICT', message: 'Обявата вече не може да се промотира.' },
      }),
    });
    await screen.findByRole('button', { name: 'Към плащане' });
    await agree();
    await press('Към плащане');
    expect(await screen.findByRole('alert')).toHaveTextContent('Обявата вече не може да се промотира.');
    expect(toastTexts()).toEqual([]);
  });

  it('shows running and waiting promotions, and when another one would start', async () => {
    open({
      promotions: [
        aPromotion({ endsAt: '2099-11-27T10:00:00.000Z' }),
        aPromotion({ id: 'm2', status: 'scheduled', startsAt: null, endsAt: null, source: 'admin' }),
        aPromotion({ id: 'm3', status: 'refunded', startsAt: null, endsAt: null }),
      ],
    });
    expect(await screen.findByText('Тече до 27.11.2099, 12:00')).toBeInTheDocument();
    expect(screen.getByText('Предстои след текущата')).toBeInTheDocument();
    expect(screen.getByText('Възстановена')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Резултати' })).toHaveAttribute(
      'href',
      '/my-properties/p1/stats',
    );
    expect(screen.getByRole('radio', { name: 'След промоциите, които вече чакат' })).toBeChecked();
  });

  it('waits for the approval of a pending listing', async () => {
    open({ listing: mine({ status: 'pending' }) });
    expect(await screen.findByText('Обявата чака одобрение')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Щом обявата бъде одобрена' })).toBeChecked();
  });

  it('waits until a listing that reports hid is shown again', async () => {
    const { landlord } = mine();
    open({ listing: aHiddenListing({ landlord }) });
    expect(await screen.findByText('Обявата е скрита след сигнали')).toBeInTheDocument();
    expect(screen.getByText('Скрита след сигнали')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Щом обявата се покаже отново' })).toBeChecked();
    expect(screen.queryByText(/одобр/u)).toBeNull();
  });

  it.each([
    ['in another state', mine({ status: 'paused' }), 'Тази обява не може да се промотира сега'],
    ['of another owner', anOwnListing(), 'Само собственикът на обявата може да я промотира.'],
  ])('is not offered for a listing %s', async (_which, listing, text) => {
    open({ listing });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Към плащане' })).toBeNull();
  });
});
