import { goToCheckout } from '@pokriv/web-kit/billing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { arriveAt, renderPage } from '../page.testing.tsx';
import { aPayment, aSubscription, freeRights, payments, someRights } from '../paying/billing.testing.ts';
import { texts } from './messages.ts';
import { SubscriptionPage } from './subscription-page.tsx';

jest.mock('@pokriv/web-kit/billing', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/billing'),
  goToCheckout: jest.fn(() => Promise.resolve()),
}));

const person = userEvent.setup();
const checkoutUrl = 'https://checkout.example/c/pay/cs_test_a1b2';
const NONE = { 'GET /payments': payments([]) };
const FREE = {
  ...NONE,
  'GET /subscriptions/status': answer.done(freeRights()),
  'GET /subscriptions/current': answer.done(null),
};
const owned = (rights = someRights(), subscription = aSubscription()) => ({
  ...NONE,
  'GET /auth/profile': answer.done(aUser({ role: 'landlord' })),
  'GET /subscriptions/status': answer.done(rights),
  'GET /subscriptions/current': answer.done(subscription),
});

const open = (address = '/subscription') => renderPage(<SubscriptionPage />, address);
const openWith = (credits: { total: number; left: number }) => {
  fakeBackend(owned(someRights({ promotionCredits: { ...credits, renewsAt: null } })));
  return open();
};
const plan = (name: string) => screen.findByRole('article', { name });
const press = async (name: string) => person.click(await screen.findByRole('button', { name }));
const fill = async (label: RegExp, text: string) => {
  await person.clear(screen.getByLabelText(label));
  await person.paste(text);
};
const dialog = () => within(screen.getByRole('dialog'));

beforeAll(fakeDialogs);
beforeEach(async () => {
  jest.mocked(goToCheckout).mockClear();
  await signedIn(aUser({ role: 'landlord' }));
});

describe('SubscriptionPage', () => {
  it('keeps the open tab in the address', async () => {
    fakeBackend(owned());
    open();
    const tab = (name: string) => screen.getByRole('tab', { name });
    await person.click(tab('Плащания'));
    await arriveAt('/subscription?tab=payments');
    expect(tab('Плащания')).toHaveAttribute('aria-selected', 'true');
    await person.click(tab('План'));
    await arriveAt('/subscription');
    expect(tab('План')).toHaveAttribute('aria-selected', 'true');
  });
});

it.each([
  ['tenant', ['/profile#role']],
  ['landlord', []],
] as const)('SubscriptionPage links a %s without plans to the role', async (role, links) => {
  await signedIn(aUser({ role }));
  fakeBackend(FREE);
  open();
  const shown = screen.queryAllByRole('link', { name: texts.toRole });
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links);
});

describe('PlanComparison', () => {
  it('shows the plans side by side in both currencies with their features', async () => {
    fakeBackend(FREE);
    open();
    const premium = within(await plan('Премиум'));
    expect(premium.getByText('19,54 лв. /')).toBeInTheDocument();
    expect(premium.getByText('9,99 €')).toBeInTheDocument();
    expect(premium.getByText('5 обяви наведнъж')).toBeInTheDocument();
    expect(within(await plan('Бизнес')).getByText('25 обяви наведнъж')).toBeInTheDocument();
    expect(within(await plan('Безплатен')).getByText('Вашият план')).toBeInTheDocument();
  });

  it('switches to yearly prices with the saving and keeps the interval in the address', async () => {
    fakeBackend(FREE);
    open();
    await person.click(await screen.findByRole('radio', { name: /^Годишно/u }));
    const premium = within(await plan('Премиум'));
    expect(premium.getByText('99,90 €')).toBeInTheDocument();
    expect(premium.getByText('195,39 лв. /')).toBeInTheDocument();
    expect(premium.getByText('Спестявате 39,08 лв. / 19,98 € на година')).toBeInTheDocument();
    await arriveAt('/subscription?interval=year');
  });

  it('offers a retry when the plans fail to load', async () => {
    fakeBackend(NONE);
    open();
    await screen.findByRole('button', { name: 'Опитай пак' });
    fakeBackend(FREE);
    await press('Опитай пак');
    await plan('Премиум');
  });
});

describe('CheckoutSheet', () => {
  it('requires consent, then opens the payment page', async () => {
    const calls = fakeBackend({
      ...FREE,
      'POST /subscriptions': answer.done({ checkoutUrl, paymentId: 'p1', promotionId: null }),
    });
    open();
    await press('Избери „Премиум“');
    await press('Към плащане');
    expect(await screen.findByText('Отбележете съгласието си, за да продължите.')).toBeInTheDocument();
    await person.click(screen.getByRole('checkbox', { name: /правото си на отказ/u }));
    await press('Към плащане');
    await waitFor(() => expect(goToCheckout).toHaveBeenCalledWith(checkoutUrl));
    expect(calls.find(({ call }) => call === 'POST /subscriptions')?.body).toEqual({
      planId: 'premium',
      interval: 'month',
      consent: true,
    });
  });

  it('takes invoice data of a company, validated by the contract', async () => {
    const calls = fakeBackend({
      ...FREE,
      'POST /subscriptions': answer.done({ checkoutUrl, paymentId: 'p1', promotionId: null }),
    });
    open();
    await press('Избери „Бизнес“');
    await person.click(screen.getByRole('checkbox', { name: /^Искам фактура/u }));
    await person.click(screen.getByRole('radio', { name: 'Фирма' }));
    await fill(/^Име на фирмата/u, 'Агенция Дом ООД');
    await fill(/^ЕИК/u, '123456780');
    await fill(/^МОЛ/u, 'Мария Петрова');
    await fill(/^Адрес/u, 'София, ул. Шипка 1');
    await person.click(screen.getByRole('checkbox', { name: /правото си на отказ/u }));
    await press('Към плащане');
    expect(await screen.findByText('Невалиден ЕИК. Въведете 9 или 13 цифри.')).toBeInTheDocument();
    await fill(/^ЕИК/u, '175074752');
    await press('Към плащане');
    await waitFor(() => expect(goToCheckout).toHaveBeenCalledWith(checkoutUrl));
    expect(calls.find(({ call }) => call === 'POST /subscriptions')?.body).toMatchObject({
      planId: 'business',
      invoice: {
        type: 'company',
        name: 'Агенция Дом ООД',
        eik: '175074752',
        mol: 'Мария Петрова',
      },
    });
  });

  it('shows a refusal beside the input', async () => {
    const message = 'Вече имате активен абонамент.';
    fakeBackend({ ...FREE, 'POST /subscriptions': answer.refused(409, { code: 'CONFLICT', message }) });
    open();
    await press('Избери „Премиум“');
    await person.click(screen.getByRole('checkbox', { name: /правото си на отказ/u }));
    await press('Към плащане');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(goToCheckout).not.toHaveBeenCalled();
  });
});

describe('a retried checkout', () => {
  /** Idempotency keys of the orders so far. */
  async function keysAfter(first: ReturnType<typeof answer.done>): Promise<(string | null)[]> {
    const answers: Record<string, ReturnType<typeof answer.done>> = { ...FREE, 'POST /subscriptions': first };
    fakeBackend(answers);
    const keys: (string | null)[] = [];
    const backend = global.fetch;
    global.fetch = (address, options) => {
      if (options?.method === 'POST') keys.push(new Headers(options.headers).get('idempotency-key'));
      return backend(address, options);
    };
    open();
    await press('Избери „Премиум“');
    await person.click(screen.getByRole('checkbox', { name: /правото си на отказ/u }));
    await press('Към плащане');
    await screen.findByText('Не стана.');
    answers['POST /subscriptions'] = answer.done({ checkoutUrl, paymentId: 'p1', promotionId: null });
    await press('Към плащане');
    await waitFor(() => expect(goToCheckout).toHaveBeenCalledWith(checkoutUrl));
    return keys;
  }

  it('is the same order after an answer that may have been lost', async () => {
    const [one, other] = await keysAfter(answer.refused(503, { code: 'UNAVAILABLE', message: 'Не стана.' }));
    expect(one).toBeTruthy();
    expect(other).toBe(one);
  });

  it.each([
    [400, 'BAD_REQUEST'],
    [409, 'CONFLICT'],
  ])('is another order after a refusal with status %d', async (status, code) => {
    const [one, other] = await keysAfter(answer.refused(status, { code, message: 'Не стана.' }));
    expect(one).toBeTruthy();
    expect(other).not.toBe(one);
  });
});

describe('CurrentPlan', () => {
  it('shows its state and the remaining allowance and promotions', async () => {
    fakeBackend(owned());
    open();
    expect(await screen.findByText('Активен до 5 април 2026 г.')).toBeInTheDocument();
    expect(screen.getByText('3 от 5 заети')).toBeInTheDocument();
    expect(screen.getByText('1 от 1 остава')).toBeInTheDocument();
  });

  it.each([
    [{ cancelAtPeriodEnd: true }, 'Прекратява се на 5 април 2026 г.'],
    [
      { status: 'past_due', graceEndsAt: '2026-04-12T10:00:00.000Z' },
      'Просрочен, с гратис до 12 април 2026 г.',
    ],
    [{ planId: 'business', nextPlanId: 'premium' }, /На 5 април 2026 г. преминавате към „Премиум“/u],
  ] as const)('says what comes next: %o', async (over, text) => {
    fakeBackend(
      owned(someRights({ planId: 'planId' in over ? over.planId : 'premium' }), aSubscription(over)),
    );
    open();
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('cancels at the end of the period after a confirmation with the consequences', async () => {
    const calls = fakeBackend({
      ...owned(),
      'DELETE /subscriptions/current': answer.done(aSubscription({ cancelAtPeriodEnd: true })),
    });
    open();
    await press('Прекрати абонамента');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/остава ваш до 5 април 2026/u)).toBeInTheDocument();
    expect(question.getByText(/още 14 дни, преди обявите над лимита да бъдат спрени/u)).toBeInTheDocument();
    expect(question.getByText(/Сега имате 3 обяви/u)).toBeInTheDocument();
    await person.click(question.getByRole('button', { name: 'Прекрати' }));
    expect(await screen.findByText('Абонаментът е прекратен от края на периода.')).toBeInTheDocument();
    expect(calls.map(({ call }) => call)).toContain('DELETE /subscriptions/current');
  });

  it('names no listing to be paused when the free plan has place for all', async () => {
    fakeBackend(owned(someRights({ activeListings: 1 })));
    open();
    await press('Прекрати абонамента');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/остава ваш до 5 април 2026/u)).toBeInTheDocument();
    expect(question.queryByText(/Сега имате/u)).toBeNull();
  });

  it('links to the listings only while promotions are left', async () => {
    const link = () => screen.queryByRole('link', { name: 'Ползвай при обява' });
    const { unmount } = openWith({ total: 2, left: 1 });
    await screen.findByText('1 от 2 остава');
    expect(link()).toHaveAttribute('href', '/my-properties?status=active');
    unmount();
    openWith({ total: 2, left: 0 });
    await screen.findByText('0 от 2 остават');
    expect(link()).toBeNull();
  });

  it.each([
    [6, /^С новия план местата за обяви са 5\. Обявите над тях \(сега 1\)/u],
    [5, /^С новия план местата за обяви са 5\.$/u],
  ])('says what becomes of %d listings on a smaller plan', async (activeListings, text) => {
    fakeBackend(
      owned(
        someRights({ planId: 'business', listingLimit: 25, activeListings }),
        aSubscription({ planId: 'business' }),
      ),
    );
    open();
    await press('Премини към „Премиум“');
    const [line] = dialog().getAllByText(/^С новия план/u);
    expect(line?.textContent.trim().replaceAll('\u00a0', ' ')).toMatch(text);
  });

  it('resumes a cancelled subscription', async () => {
    const subscription = aSubscription({ cancelAtPeriodEnd: true });
    fakeBackend({
      ...owned(someRights(), subscription),
      'POST /subscriptions/current/resume': answer.done(aSubscription()),
    });
    open();
    await press('Възобнови абонамента');
    expect(await screen.findByText('Абонаментът продължава.')).toBeInTheDocument();
  });

  it('says that a bigger plan is there at once', async () => {
    fakeBackend({
      ...owned(),
      'PUT /subscriptions/current': answer.done(aSubscription({ planId: 'business' })),
    });
    open();
    await press('Премини към „Бизнес“');
    await press('Смени и плати');
    expect(await screen.findByText('Планът ви вече е „Бизнес“.')).toBeInTheDocument();
  });

  it('shows a declined card in the plan change with a link to the card settings', async () => {
    const message = 'Банката отказа плащането. Опитайте с друга карта.';
    const url = 'https://portal.example/p/session/1';
    const calls = fakeBackend({
      ...owned(),
      'PUT /subscriptions/current': answer.refused(402, { code: 'PAYMENT_DECLINED', message }),
      'POST /subscriptions/portal': answer.done({ url }),
    });
    open();
    await press('Премини към „Бизнес“');
    expect(dialog().getByText('Планът се сменя веднага.')).toBeInTheDocument();
    await press('Смени и плати');
    expect(await screen.findByText(new RegExp(message, 'u'))).toBeInTheDocument();
    expect(calls.find(({ call }) => call.startsWith('PUT'))?.body).toEqual({
      planId: 'business',
      interval: 'month',
    });
    await person.click(dialog().getByRole('button', { name: 'Смени картата' }));
    await waitFor(() => expect(goToCheckout).toHaveBeenCalledWith(url));
  });

  it('refreshes the rights when the plan was changed elsewhere', async () => {
    const message = 'Вече сте на този план.';
    const calls = fakeBackend({
      ...owned(),
      'PUT /subscriptions/current': answer.refused(409, { code: 'CONFLICT', message }),
    });
    open();
    await press('Премини към „Бизнес“');
    await press('Смени и плати');
    expect(await screen.findByText(new RegExp(message, 'u'))).toBeInTheDocument();
    calls.length = 0;
    await person.click(dialog().getByRole('button', { name: 'Затвори' }));
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /auth/profile'));
  });
});

describe('PendingNotice', () => {
  it('offers to continue an open checkout', async () => {
    const pending = aPayment({ status: 'pending', paidAt: null, checkoutUrl });
    fakeBackend({ ...FREE, 'GET /payments': payments([pending]) });
    open();
    expect(await screen.findByText('Имате започнато плащане')).toBeInTheDocument();
    await press('Продължи към плащането');
    expect(goToCheckout).toHaveBeenCalledWith(checkoutUrl);
  });
});
