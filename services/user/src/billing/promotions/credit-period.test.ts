import { creditPeriod, paidCreditPeriod } from './credit-period.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('creditPeriod', () => {
  it.each([
    ['2026-01-10T12:00:00', '2026-01-10T12:00:00', '2026-01-10T12:00:00', '2026-02-10T12:00:00'],
    ['2026-01-10T12:00:00', '2026-02-10T11:59:59', '2026-01-10T12:00:00', '2026-02-10T12:00:00'],
    ['2026-01-10T12:00:00', '2026-02-10T12:00:00', '2026-02-10T12:00:00', '2026-03-10T12:00:00'],
    ['2026-01-31T08:00:00', '2026-02-28T09:00:00', '2026-02-28T08:00:00', '2026-03-31T08:00:00'],
    ['2026-01-31T08:00:00', '2026-03-30T09:00:00', '2026-02-28T08:00:00', '2026-03-31T08:00:00'],
    ['2027-12-31T08:00:00', '2028-02-29T09:00:00', '2028-02-29T08:00:00', '2028-03-31T08:00:00'],
    ['2026-11-15T00:00:00', '2027-10-20T00:00:00', '2027-10-15T00:00:00', '2027-11-15T00:00:00'],
    ['2026-05-05T00:00:00', '2026-05-04T00:00:00', '2026-05-05T00:00:00', '2026-06-05T00:00:00'],
  ])('counted from %s: at %s the month is %s to %s', (anchor, now, start, end) => {
    expect(creditPeriod(at(anchor), at(now))).toEqual({ start: at(start), end: at(end) });
  });
});

describe('paidCreditPeriod', () => {
  // Stripe's periods for a subscription started on 31 January
  const february = { start: at('2026-02-28T08:00:00'), months: 1, end: at('2026-03-31T08:00:00') };
  // Stripe's periods, in a leap year, for one started on 29 February
  const year = { start: at('2031-02-28T08:00:00'), months: 12, end: at('2032-02-29T08:00:00') };

  it.each([
    [february, '2026-03-29T00:00:00', '2026-02-28T08:00:00'],
    [february, '2026-03-31T08:20:00', '2026-02-28T08:00:00'],
    [year, '2032-02-28T12:00:00', '2032-01-28T08:00:00'],
  ])('in %o: at %s the month is still the last one, started at %s', (paid, now, start) => {
    expect(paidCreditPeriod(paid, at(now))).toEqual({ start: at(start), end: paid.end });
  });

  it('gives each month of a yearly period', () => {
    const paid = { start: at('2026-01-31T08:00:00'), months: 12, end: at('2027-01-31T08:00:00') };
    expect(paidCreditPeriod(paid, at('2026-03-01T00:00:00'))).toEqual({
      start: at('2026-02-28T08:00:00'),
      end: at('2026-03-31T08:00:00'),
    });
  });
});
