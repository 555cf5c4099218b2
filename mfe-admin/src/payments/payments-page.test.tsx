import type { AdminPayment } from '@pokriv/contracts/billing/billing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { currencyAtom } from '@pokriv/web-kit/price';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { answer, fakeBackend, signedInAsAdmin, type RecordedCall } from '../backend.testing.ts';
import { fakeDialogs } from '../dialog.testing.ts';
import { arriveAt, renderAt } from '../page.testing.tsx';
import { aPayment } from './payment.testing.ts';
import { PaymentsPage } from './payments-page.tsx';

const person = userEvent.setup();
const LIST = 'GET /admin/payments';
const REFUND = 'POST /admin/payments/k1/refund';
const reason = 'Платено два пъти за едно и също.';
const open = (search = '') =>
  renderAt(`/admin/payments${search}`, [{ path: '/admin/payments', element: <PaymentsPage /> }]);
const listOf = (payments: readonly AdminPayment[]) => {
  const { status, body } = answer.list(payments);
  return { status, body: { ...(body as object), sums: { paid: 12_345, refunded: 2_345 } } };
};
const plain = (element: HTMLElement) => element.textContent.replaceAll('\u00a0', ' ');

async function openPayment(
  over: Partial<AdminPayment> = {},
  answers: Parameters<typeof fakeBackend>[0] = {},
) {
  const payment = aPayment('k1', over);
  const calls = fakeBackend({ [LIST]: listOf([payment]), ...answers });
  open();
  await person.click(await screen.findByRole('button', { name: payment.label }));
  return { calls, sheet: within(screen.getByRole('dialog', { name: payment.label })) };
}
async function fillRefund() {
  const dialog = within(screen.getByRole('dialog', { name: 'Връщане на сума' }));
  await fillIn(dialog.getByRole('textbox', { name: /Причина/u }), reason);
  await person.click(dialog.getByRole('button', { name: /^Върни 9,99/u }));
  return dialog;
}
const sent = (calls: readonly RecordedCall[]) => calls.filter(({ call }) => !call.startsWith('GET'));

beforeAll(fakeDialogs);
beforeEach(async () => {
  localStorage.clear();
  await signedInAsAdmin();
});

describe('PaymentsPage', () => {
  it('shows purpose, payer, status and amount in both currencies', async () => {
    fakeBackend({ [LIST]: listOf([aPayment('k1'), aPayment('k2', { user: null, status: 'failed' })]) });
    open();
    const [, first, second] = await screen.findAllByRole('row');
    for (const text of ['Силно препоръчана за 7 дни', '19,54 лв. / 9,99 €', 'Успешно', '20.11.2026, 11:58'])
      expect(plain(first as HTMLElement)).toContain(text);
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/admin/users/u1?tab=billing',
    );
    expect(within(second as HTMLElement).getByText('Изтрит профил')).toBeInTheDocument();
    expect(within(second as HTMLElement).getByText('Неуспешно')).toBeInTheDocument();
  });

  it('requests the filters and the sort of the address', async () => {
    const calls = fakeBackend({ [LIST]: listOf([aPayment('k1')]) });
    open('?kind=promotion&status=succeeded&query=мария&page=2&colour=red');
    await screen.findByRole('button', { name: 'Силно препоръчана за 7 дни' });
    expect(calls[0]?.query).toEqual({
      kind: 'promotion',
      status: 'succeeded',
      query: 'мария',
      sort: 'newest',
      page: '2',
    });
    await person.click(screen.getByRole('button', { name: 'Сума' }));
    await arriveAt(
      '/admin/payments?kind=promotion&status=succeeded&query=%D0%BC%D0%B0%D1%80%D0%B8%D1%8F&sort=amount_desc',
    );
  });

  it('shows the sums over the filtered payments, also of this month', async () => {
    const calls = fakeBackend({ [LIST]: listOf([aPayment('k1')]) });
    open();
    const sums = await screen.findByText(/^Платени/u);
    expect(plain(sums)).toBe(
      'Платени: 241,45 лв. / 123,45 €. Върнати: 45,86 лв. / 23,45 €. Остават: 195,58 лв. / 100 €.',
    );
    act(() => getDefaultStore().set(currencyAtom, 'EUR'));
    expect(plain(sums)).toBe(
      'Платени: 123,45 € / 241,45 лв. Върнати: 23,45 € / 45,86 лв. Остават: 100 € / 195,58 лв.',
    );
    act(() => getDefaultStore().set(currencyAtom, 'BGN'));
    await person.click(screen.getByRole('button', { name: 'Този месец' }));
    await waitFor(() => expect(calls.at(-1)?.query?.from).toMatch(/^\d{4}-\d{2}-01$/u));
    expect(calls.at(-1)?.query).not.toHaveProperty('to');
  });

  it('shows the payer filter as a chip that can be removed', async () => {
    fakeBackend({ [LIST]: listOf([aPayment('k1')]) });
    open('?userId=u1');
    await person.click(await screen.findByRole('button', { name: /Платец: Мария Петрова/u }));
    await arriveAt('/admin/payments');
  });
});

describe('PaymentSheet', () => {
  it('links neither to the payer nor to the listing of an erased account', async () => {
    const payment = aPayment('k1');
    const promotion = { ...payment.promotion!, title: '', propertyId: 'erased' };
    const { providerIds: _ids, user: _user, ...readById } = { ...payment, userId: 'erased', promotion };
    fakeBackend({ [LIST]: listOf([]), 'GET /payments/k1': answer.one(readById) });
    open('?id=k1');
    const sheet = within(await screen.findByRole('dialog', { name: payment.label }));
    expect(sheet.getByText('Изтрит профил')).toBeInTheDocument();
    expect(sheet.getByText('Изтрита обява')).toBeInTheDocument();
    expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Отвори документа'),
    ]);
  });

  it('has its own address and closes on Back', async () => {
    fakeBackend({ [LIST]: listOf([aPayment('k1')]) });
    open('?kind=promotion');
    await person.click(await screen.findByRole('button', { name: 'Силно препоръчана за 7 дни' }));
    await arriveAt('/admin/payments?kind=promotion&id=k1');
    await person.click(screen.getByRole('button', { name: /^Затвори/u }));
    await arriveAt('/admin/payments?kind=promotion');
  });

  it('loads a payment that is not in the list, or says that it is missing', async () => {
    const { user: _user, ...alone } = aPayment('k9', { label: 'Премиум, месечно' });
    fakeBackend({ [LIST]: listOf([]), 'GET /payments/k9': answer.one(alone) });
    const { unmount } = open('?id=k9');
    const sheet = within(await screen.findByRole('dialog', { name: 'Премиум, месечно' }));
    expect(sheet.getByRole('link', { name: 'Към профила' })).toHaveAttribute(
      'href',
      '/admin/users/u1?tab=billing',
    );
    unmount();
    fakeBackend({
      [LIST]: listOf([]),
      'GET /payments/k8': answer.refused(404, 'NOT_FOUND', 'Плащането не е намерено.'),
    });
    open('?id=k8');
    expect(await screen.findByText('Плащането не е намерено.')).toBeInTheDocument();
  });

  it('shows purpose, period and invoice recipient', async () => {
    const { sheet } = await openPayment({
      invoice: {
        type: 'company',
        name: 'Дом ООД',
        eik: '131071587',
        vat: 'BG131071587',
        mol: 'Иван Иванов',
        address: 'София, ул. Шипка 1',
      },
    });
    for (const text of ['131071587', 'BG131071587', 'Иван Иванов', 'Дом ООД', 'Тече', '27.11.2026, 12:00'])
      expect(sheet.getByText(text)).toBeInTheDocument();
    expect(sheet.getByRole('link', { name: 'Двустаен до парка' })).toHaveAttribute(
      'href',
      '/admin/properties/p1?status=all',
    );
    expect(sheet.getByRole('link', { name: /Отвори документа/u })).toHaveAttribute('target', '_blank');
  });

  it('shows partial refunds and the ids of the payment provider', async () => {
    const { sheet } = await openPayment({
      refundedAmount: 350,
      refunds: [{ amount: 350, at: '2026-11-21T10:00:00.000Z', reason: 'За неудобството.' }],
      providerIds: ['pi_12', 'in_34'],
    });
    expect(sheet.getByText('Върната част')).toBeInTheDocument();
    expect(plain(sheet.getByText(/За неудобството/u))).toBe(
      '6,85 лв. / 3,50 €, 21.11.2026, 12:00: За неудобството.',
    );
    expect(sheet.getByText('pi_12, in_34')).toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Върни сумата' })).toBeInTheDocument();
  });

  it('shows why a payment failed and offers no refund for it', async () => {
    const { sheet } = await openPayment({
      status: 'failed',
      failure: 'insufficient_funds',
      failureReason: 'По картата няма достатъчна наличност.',
      paidAt: null,
    });
    expect(sheet.getByText('По картата няма достатъчна наличност.')).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Върни сумата' })).toBeNull();
  });

  it('refunds with a reason and shows a pending refund until the provider confirms', async () => {
    const { calls, sheet } = await openPayment(
      {},
      { [REFUND]: answer.one(aPayment('k1', { refundReason: reason })) },
    );
    await person.click(sheet.getByRole('button', { name: 'Върни сумата' }));
    fakeBackend({
      [LIST]: listOf([aPayment('k1', { refundReason: reason })]),
      [REFUND]: answer.one(aPayment('k1', { refundReason: reason })),
    });
    await fillRefund();
    expect(await screen.findByText(/^Връщането е започнато. Човекът/u)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Връщане на сума' })).toBeNull());
    expect(await sheet.findByText('Връща се')).toBeInTheDocument();
    expect(sheet.getByText(reason)).toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Върни сумата' })).toBeNull();
    expect(sent(calls)).toEqual([]);
  });

  it('shows a refused refund in the dialog and keeps the reason', async () => {
    const told = 'Действието не е позволено за плащане в това състояние.';
    const { calls, sheet } = await openPayment(
      {},
      { [REFUND]: answer.refused(409, 'INVALID_TRANSITION', told) },
    );
    await person.click(sheet.getByRole('button', { name: 'Върни сумата' }));
    const dialog = await fillRefund();
    expect(await dialog.findByText(told)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Причина/u })).toHaveValue(reason);
    expect(sent(calls)).toEqual([
      expect.objectContaining({ call: REFUND, body: { reason, endBenefit: true } }),
    ]);
  });
});

describe('RefundDialog', () => {
  const plan = {
    promotion: null,
    kind: 'subscription',
    label: 'Премиум, месечно',
    subscription: { planId: 'premium', interval: 'month' },
    subscriptionId: 's1',
  } as const;
  const billing = (subscriptions: object[]) => ({
    'GET /admin/users/u1/billing': answer.one({ status: {}, subscriptions }),
  });
  const refused = { [REFUND]: answer.refused(409, 'CONFLICT', 'Вече е започнато.') };
  const ask = async (over: Partial<AdminPayment>, answers: Parameters<typeof fakeBackend>[0] = {}) => {
    const { calls, sheet } = await openPayment(over, { ...refused, ...answers });
    await person.click(sheet.getByRole('button', { name: 'Върни сумата' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Връщане на сума' }));
    await dialog.findByRole('textbox', { name: /Причина/u });
    return { calls, dialog };
  };
  const send = async (calls: readonly RecordedCall[]) => {
    await fillRefund();
    await screen.findByText('Вече е започнато.');
    return sent(calls).map(({ body }) => body);
  };

  it('ends a promotion with the refund unless the administrator opts out', async () => {
    const { calls, dialog } = await ask({});
    const choice = dialog.getByRole('checkbox', { name: 'Прекрати и промотирането на „Двустаен до парка“' });
    expect(choice).toBeChecked();
    await person.click(choice);
    expect(await send(calls)).toEqual([{ reason, endBenefit: false }]);
  });

  it('sends a partial refund and keeps the paid benefit', async () => {
    const { calls, dialog } = await ask({ refundedAmount: 500 });
    const amount = dialog.getByRole('textbox', { name: /^Сума в евро/u });
    expect(amount).toHaveValue('4,99');
    for (const wrong of ['5,00', '3 лв.', '9'.repeat(30)]) {
      await fillIn(amount, wrong);
      expect(plain(await dialog.findByText(/^Въведете сума/u))).toContain('до 4,99 €');
    }
    await person.clear(amount);
    await person.type(amount, '3,5 €');
    expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await fillIn(dialog.getByRole('textbox', { name: /Причина/u }), reason);
    await person.click(dialog.getByRole('button', { name: /^Върни 3,50/u }));
    await screen.findByText('Вече е започнато.');
    expect(sent(calls).map(({ body }) => body)).toEqual([{ reason, amount: 350, endBenefit: false }]);
  });

  it('ends the current plan under its current name', async () => {
    const { calls, dialog } = await ask(plan, billing([{ id: 's1', planId: 'business', status: 'active' }]));
    expect(dialog.getByRole('checkbox', { name: 'Прекрати и план Бизнес веднага' })).toBeChecked();
    expect(await send(calls)).toEqual([{ reason, endBenefit: true }]);
  });

  it.each([
    ['a plan that has ended', plan, [{ id: 's1', planId: 'premium', status: 'canceled' }]],
    ['an older plan than the one that runs', plan, [{ id: 's2', planId: 'premium', status: 'active' }]],
    ['a promotion that is over', { promotion: { ...aPayment('k1').promotion, status: 'expired' } }, []],
  ] as const)('offers no choice about %s', async (_of, over, subscriptions) => {
    const { calls, dialog } = await ask(over as Partial<AdminPayment>, billing([...subscriptions]));
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(await send(calls)).toEqual([{ reason, endBenefit: false }]);
  });
});
