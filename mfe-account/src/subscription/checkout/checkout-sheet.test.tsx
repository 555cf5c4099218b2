import { goToCheckout } from '@pokriv/web-kit/billing';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { CheckoutSheet } from './checkout-sheet.tsx';

jest.mock('@pokriv/web-kit/billing', () => ({
  ...jest.requireActual<object>('@pokriv/web-kit/billing'),
  goToCheckout: jest.fn(() => Promise.resolve()),
}));

const person = userEvent.setup();
const bought = (checkoutUrl: string | null) =>
  answer.done({ checkoutUrl, paymentId: 'p1', promotionId: null });

/** Opens the sheet on a server with these answers, one per attempt. */
function open(...replies: ReturnType<typeof answer.done>[]) {
  const keys: (string | null)[] = [];
  fakeBackend({ 'POST /subscriptions': () => replies[keys.length - 1] ?? bought(null) });
  const send = global.fetch;
  global.fetch = (address, options) => {
    if (String(address).endsWith('/subscriptions') && options?.method === 'POST')
      keys.push(new Headers(options.headers).get('Idempotency-Key'));
    return send(address, options);
  };
  const onFree = jest.fn();
  renderPage(<CheckoutSheet open plan="premium" interval="month" onFree={onFree} onClose={jest.fn()} />);
  return { keys, onFree };
}
const pay = async (keys: readonly unknown[], attempt: number) => {
  await person.click(screen.getByRole('button', { name: 'Към плащане' }));
  await waitFor(() => expect(keys).toHaveLength(attempt));
};

beforeAll(fakeDialogs);
beforeEach(async () => {
  jest.mocked(goToCheckout).mockClear();
  await signedIn(aUser({ role: 'landlord' }));
});

describe('CheckoutSheet', () => {
  it.each([
    [409, 'CONFLICT', false],
    [400, 'BAD_REQUEST', false],
    [503, 'UNAVAILABLE', true],
    [500, 'INTERNAL', true],
  ])('after a %d sends %s again under the same key: %s', async (status, code, isSame) => {
    const refused = answer.refused(status, { code, message: 'Не стана.' });
    const { keys } = open(refused, refused);
    await person.click(screen.getByRole('checkbox', { name: /правото си на отказ/u }));
    await pay(keys, 1);
    await screen.findByRole('alert');
    await pay(keys, 2);
    expect(keys[0]).toMatch(/\S/u);
    expect(keys[0] === keys[1]).toBe(isSame);
  });

  it.each([
    ['https://checkout.example/c/1', 1, 0],
    [null, 0, 1],
  ])('leads to the payment, or ends when nothing is to be paid: %s', async (url, paid, free) => {
    const { keys, onFree } = open(bought(url));
    await person.click(screen.getByRole('checkbox', { name: /правото си на отказ/u }));
    await pay(keys, 1);
    await waitFor(() =>
      expect([jest.mocked(goToCheckout).mock.calls.length, onFree.mock.calls.length]).toEqual([paid, free]),
    );
  });

  it('cannot be closed while the order is on its way', async () => {
    const onClose = jest.fn();
    global.fetch = () => new Promise(() => undefined);
    renderPage(<CheckoutSheet open plan="premium" interval="month" onFree={jest.fn()} onClose={onClose} />);
    await person.click(screen.getByRole('checkbox', { name: /правото си на отказ/u }));
    await person.click(screen.getByRole('button', { name: 'Към плащане' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Затвори' })).toBeDisabled());
    await person.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
  });
});
