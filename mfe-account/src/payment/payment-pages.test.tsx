import { goToCheckout } from '@pokriv/web-kit/billing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearAuth } from '@pokriv/web-kit/session';

import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { aPayment, aPromotion, payments } from '../paying/billing.testing.ts';
import { PaymentCancelPage } from './payment-cancel-page.tsx';
import { PaymentSuccessPage } from './payment-success-page.tsx';

jest.mock('@pokriv/web-kit/billing', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/billing'),
  goToCheckout: jest.fn(() => Promise.resolve()),
}));

const LIST = 'GET /payments';
const PROFILE = { 'GET /auth/profile': answer.done(aUser({ role: 'landlord', isPremium: true })) };
const SUCCESS = '/payment/success?session_id=cs_test_a1b2';
const CANCEL = '/payment/cancel?session_id=cs_test_a1b2';
const checkoutUrl = 'https://checkout.example/c/pay/cs_test_a1b2';
const person = userEvent.setup();

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(async () => {
  jest.mocked(goToCheckout).mockClear();
  await signedIn(aUser({ role: 'landlord' }));
});

describe('PaymentSuccessPage', () => {
  it('shows plan, amount in both currencies and next step, and refreshes the rights', async () => {
    const receiptUrl = 'https://pay.example/receipt';
    const payment = aPayment({ receiptUrl, document: { kind: 'receipt', number: null } });
    const calls = fakeBackend({ ...PROFILE, [LIST]: payments([payment]) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await heading('Абонаментът е активиран');
    expect(screen.getByText('Премиум, месечно')).toBeInTheDocument();
    expect(screen.getByText('19,54 лв. /')).toBeInTheDocument();
    expect(screen.getByText('9,99 €')).toBeInTheDocument();
    expect(screen.getByText(/Вече имате 5 места за обяви/u)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Разписка' })).toHaveAttribute('href', receiptUrl);
    expect(links()).toEqual(expect.arrayContaining(['/create-property', '/subscription']));
    await waitFor(() => expect(calls.map(({ call }) => call)).toContain('GET /auth/profile'));
  });

  it('links a promotion to its listing', async () => {
    const bought = { kind: 'promotion', subscription: null, promotion: aPromotion } as const;
    fakeBackend({ ...PROFILE, [LIST]: payments([aPayment(bought)]) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await heading('Плащането е успешно');
    expect(screen.getByRole('link', { name: aPromotion.title })).toHaveAttribute('href', '/properties/l1');
    expect(screen.getByText('Тече')).toBeInTheDocument();
    expect(screen.getByText('от 05.03.2026 до 12.03.2026')).toBeInTheDocument();
  });

  it('shows why a payment failed and stays on the page for a retry', async () => {
    const failureReason = 'По картата няма достатъчна наличност.';
    fakeBackend({ [LIST]: payments([aPayment({ status: 'failed', failureReason, checkoutUrl })]) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await heading('Плащането не беше успешно. Опитайте отново.');
    expect(screen.getByText(failureReason)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Продължи към плащането' }));
    expect(goToCheckout).toHaveBeenCalledWith(checkoutUrl);
  });

  it.each([
    ['canceled', 'Плащането не е завършено'],
    ['refunded', 'Сумата е върната'],
  ] as const)('shows a payment in %s', async (status, title) => {
    fakeBackend({ [LIST]: payments([aPayment({ status, refundReason: 'Обявата беше върната.' })]) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await heading(title);
  });

  it.each([
    ['a server error', 503, 'UNAVAILABLE', 'Плащането не можа да се провери'],
    ['an invalid reference', 422, 'UNPROCESSABLE', 'Не намираме това плащане'],
  ])('reports %s', async (_case, status, code, title) => {
    fakeBackend({ [LIST]: answer.refused(status, { code, message: 'не' }) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await heading(title);
  });

  it('checks again after an error', async () => {
    fakeBackend({ [LIST]: answer.refused(503, { code: 'UNAVAILABLE', message: 'не' }) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await heading('Плащането не можа да се провери');
    fakeBackend({ [LIST]: payments([aPayment({ status: 'pending', paidAt: null })]) });
    await person.click(screen.getByRole('button', { name: 'Опитай пак' }));
    await heading('Проверяваме плащането...');
  });

  it('sends no request without a payment in the address', async () => {
    const calls = fakeBackend({});
    renderPage(<PaymentSuccessPage />, '/payment/success?session_id=%20');
    await heading('Кое плащане търсите?');
    expect(calls).toEqual([]);
  });

  it('asks a visitor to sign in and keeps the address', async () => {
    clearAuth();
    const calls = fakeBackend({});
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await heading('Влезте, за да видите плащането');
    expect(links()).toContain(`/login?redirect=${encodeURIComponent(SUCCESS)}`);
    expect(calls).toEqual([]);
  });
});

describe('PaymentSuccessPage of a pending payment', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('polls for 30 seconds, then says that the payment is processing', async () => {
    const calls = fakeBackend({ [LIST]: payments([aPayment({ status: 'pending', paidAt: null })]) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    expect(screen.getByRole('heading', { name: 'Проверяваме плащането...' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(29_000));
    expect(screen.getByRole('heading', { name: 'Проверяваме плащането...' })).toBeInTheDocument();
    expect(calls.length).toBeGreaterThan(10);
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('heading', { name: 'Плащането се обработва' })).toBeInTheDocument();
    expect(screen.getByText('cs_test_a1b2')).toBeInTheDocument();
    const count = calls.length;
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(calls.length).toBe(count);
  });

  it('shows the result as soon as it arrives', async () => {
    fakeBackend({ [LIST]: payments([aPayment({ status: 'pending', paidAt: null })]) });
    renderPage(<PaymentSuccessPage />, SUCCESS);
    await act(() => jest.advanceTimersByTimeAsync(4000));
    fakeBackend({ ...PROFILE, [LIST]: payments([aPayment()]) });
    await act(() => jest.advanceTimersByTimeAsync(4000));
    expect(screen.getByRole('heading', { name: 'Абонаментът е активиран' })).toBeInTheDocument();
  });
});

describe('PaymentCancelPage', () => {
  const CANCELLED = 'Прекъснахте плащането, нищо не е таксувано';

  it('tells a visitor that nothing was charged', async () => {
    clearAuth();
    renderPage(<PaymentCancelPage />, '/payment/cancel');
    await heading(CANCELLED);
    expect(links()).toEqual(['/', '/contact?subject=billing']);
  });

  it('offers to continue or abandon an open checkout', async () => {
    const pending = aPayment({ status: 'pending', paidAt: null, checkoutUrl });
    fakeBackend({ [LIST]: payments([pending]) });
    renderPage(<PaymentCancelPage />, CANCEL);
    await person.click(await screen.findByRole('button', { name: 'Продължи към плащането' }));
    expect(goToCheckout).toHaveBeenCalledWith(checkoutUrl);
    const calls = fakeBackend({ ...PROFILE, 'POST /payments/p1/cancel': answer.done(pending) });
    await person.click(screen.getByRole('button', { name: /^Откажи се/u }));
    expect(await screen.findByText('Отказахте се от плащането.')).toBeInTheDocument();
    expect(calls[0]?.call).toBe('POST /payments/p1/cancel');
  });

  it('abandons a checkout even when the rights fail to refresh', async () => {
    const pending = aPayment({ status: 'pending', paidAt: null, checkoutUrl });
    fakeBackend({ [LIST]: payments([pending]), 'POST /payments/p1/cancel': answer.done(pending) });
    renderPage(<PaymentCancelPage />, CANCEL);
    await person.click(await screen.findByRole('button', { name: /^Откажи се/u }));
    expect(await screen.findByText('Отказахте се от плащането.')).toBeInTheDocument();
  });

  it('says that the checkout has expired', async () => {
    fakeBackend({ [LIST]: payments([aPayment({ status: 'canceled', paidAt: null })]) });
    renderPage(<PaymentCancelPage />, CANCEL);
    await heading('Плащането не е завършено');
    expect(screen.getByRole('link', { name: 'Започни отново' })).toHaveAttribute('href', '/subscription');
  });

  it('says when the payment was made after all', async () => {
    fakeBackend({ [LIST]: payments([aPayment()]) });
    renderPage(<PaymentCancelPage />, CANCEL);
    await heading('Това плащане вече е успешно');
    expect(screen.getByRole('link', { name: 'Виж плащането' })).toHaveAttribute('href', SUCCESS);
  });
});
