import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { arriveAt, renderPage } from '../../page.testing.tsx';
import { aPayment, aPromotion, payments } from '../../paying/billing.testing.ts';
import { PaymentHistory } from './payment-history.tsx';

const person = userEvent.setup();
const open = (search: string) => renderPage(<PaymentHistory />, `/subscription${search}`);

beforeEach(() => signedIn(aUser({ role: 'landlord' })));

describe('PaymentHistory', () => {
  it('shows purpose, status and reason of each payment', async () => {
    const promotion = { kind: 'promotion', subscription: null, promotion: aPromotion } as const;
    fakeBackend({
      'GET /payments': payments([
        aPayment({
          receiptUrl: 'https://pay.example/receipt',
          document: { kind: 'invoice', number: 'POKRIV-0003' },
          invoice: {
            type: 'company',
            name: 'Петров Имоти',
            eik: '131468980',
            mol: 'Георги Петров',
            address: 'ул. Иван Вазов 1',
          },
        }),
        aPayment({
          id: 'p2',
          ...promotion,
          label: 'Силно препоръчана за 7 дни',
          receiptUrl: 'https://pay.example/receipt',
          document: { kind: 'receipt', number: null },
        }),
        aPayment({
          id: 'p3',
          status: 'failed',
          failureReason: 'Картата е изтекла.',
          receiptUrl: 'https://pay.example/bill',
          document: { kind: 'invoice', number: 'POKRIV-0004' },
        }),
        aPayment({
          id: 'p4',
          status: 'refunded',
          refundReason: 'По молба.',
          refundedAt: '2026-03-06T10:00:00.000Z',
        }),
      ]),
    });
    open('?tab=payments');
    expect(await screen.findByText('4 плащания')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: /^Фактура POKRIV-0003: „Премиум, месечно“/u }),
    ).toBeInTheDocument();
    expect(screen.getByText('Фактура на Петров Имоти, ЕИК 131468980')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Разписка: „Силно препоръчана/u })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: aPromotion.title })).toHaveAttribute('href', '/properties/l1');
    expect(screen.getByText('Причина: Картата е изтекла.')).toBeInTheDocument();
    expect(
      screen.getByRole('link', { name: /^Фактура POKRIV-0004, неплатена: „Премиум/u }),
    ).toBeInTheDocument();
    expect(screen.getByText('Причина: По молба.')).toBeInTheDocument();
  });

  it('shows partial refunds, with the reason of each that has one', async () => {
    const refunds = [
      { amount: 350, at: '2026-03-06T10:00:00.000Z', reason: 'За неудобството.' },
      { amount: 100, at: '2026-03-07T10:00:00.000Z', reason: '' },
    ];
    fakeBackend({ 'GET /payments': payments([aPayment({ refundedAmount: 450, refunds })]) });
    open('?tab=payments');
    expect(await screen.findByText('Причина: За неудобството.')).toBeInTheDocument();
    expect(screen.getAllByText(/^Върнати по картата: /u)).toHaveLength(2);
    expect(screen.getAllByText(/^Причина: /u)).toHaveLength(1);
  });

  it('filters by the address', async () => {
    fakeBackend({ 'GET /payments': payments([aPayment()], 35) });
    open('?tab=payments&page=2');
    await person.selectOptions(await screen.findByLabelText('Вид'), 'promotion');
    await arriveAt('/subscription?tab=payments&kind=promotion');
    await person.selectOptions(screen.getByLabelText('Състояние'), 'failed');
    await arriveAt('/subscription?tab=payments&kind=promotion&status=failed');
  });

  it('shows what is loading, then the error in its place, and reads again', async () => {
    fakeBackend({});
    open('?tab=payments');
    expect(screen.getByText('Зареждане...')).toBeInTheDocument();
    expect(screen.queryByText('Още нямате плащания')).toBeNull();
    const again = await screen.findByRole('button', { name: 'Опитай пак' });
    expect(screen.queryByText('Зареждане...')).toBeNull();
    fakeBackend({ 'GET /payments': payments([aPayment()]) });
    await person.click(again);
    expect(await screen.findByText('1 плащане')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Опитай пак' })).toBeNull();
  });

  it('has no filters before the first payment', async () => {
    fakeBackend({ 'GET /payments': payments([]) });
    open('?tab=payments');
    await screen.findByRole('link', { name: 'Виж плановете' });
    expect(screen.queryByLabelText('Вид')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Изчисти филтрите' })).toBeNull();
  });

  it.each([
    ['', { page: '1' }],
    ['&page=3', { page: '3' }],
    ['&page=0', { page: '1' }],
    ['&page=-1', { page: '1' }],
    ['&page=1.5', { page: '1' }],
    ['&page=x', { page: '1' }],
    ['&kind=promotion&status=failed', { kind: 'promotion', status: 'failed', page: '1' }],
    ['&kind=toString&status=unknown', { page: '1' }],
  ])('asks for what the address "?tab=payments%s" names', async (search, query) => {
    const asked: unknown[] = [];
    fakeBackend({
      'GET /payments': (sent) => {
        asked.push(Object.fromEntries(sent));
        return payments([aPayment()]);
      },
    });
    open(`?tab=payments${search}`);
    await screen.findByText('1 плащане');
    expect(asked).toEqual([{ ...query, limit: '10' }]);
  });

  it('leads to other pages with its filters', async () => {
    fakeBackend({ 'GET /payments': payments([aPayment()], 35) });
    open('?tab=payments&kind=promotion');
    await screen.findByText('35 плащания');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/subscription?tab=payments&kind=promotion&page=2',
    );
  });

  it('shows an empty state with the next step', async () => {
    fakeBackend({ 'GET /payments': payments([]) });
    open('?tab=payments&status=failed');
    await person.click(await screen.findByRole('button', { name: 'Изчисти филтрите' }));
    expect(await screen.findByRole('link', { name: 'Виж плановете' })).toHaveAttribute(
      'href',
      '/subscription',
    );
    expect(screen.queryByLabelText('Вид')).toBeNull();
  });
});
