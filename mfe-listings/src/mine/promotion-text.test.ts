import { promotionText } from './promotion-text.ts';

const DAY_MS = 86_400_000;
const later = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

describe('promotionText', () => {
  it.each([
    ['active', '2026-11-20T10:00:00.000Z', '2026-11-27T10:00:00.000Z', 'Тече до 27.11.2026, 12:00'],
    [
      'expired',
      '2026-11-20T10:00:00.000Z',
      '2026-11-27T10:00:00.000Z',
      'Приключила: 20.11.2026 – 27.11.2026',
    ],
    ['scheduled', '2099-12-01T22:00:00.000Z', null, 'Предстои от 02.12.2099, 00:00'],
    ['scheduled', null, null, 'Предстои, щом обявата се покаже'],
    ['scheduled', '2020-01-01T10:00:00.000Z', null, 'Предстои, щом обявата се покаже'],
    ['cancelled', null, null, 'Прекратена'],
    ['refunded', null, null, 'Възстановена'],
  ] as const)('%s from %s to %s: %s', (status, startsAt, endsAt, words) => {
    expect(promotionText({ status, startsAt, endsAt })).toBe(words);
  });

  it('follows the running one when planned no later than its end', () => {
    const waiting = { status: 'scheduled', endsAt: null } as const;
    expect(promotionText({ ...waiting, startsAt: null }, later(3))).toBe('Предстои след текущата');
    expect(promotionText({ ...waiting, startsAt: later(2) }, later(3))).toBe('Предстои след текущата');
    const end = later(3);
    expect(promotionText({ ...waiting, startsAt: end }, end)).toBe('Предстои след текущата');
    expect(promotionText({ ...waiting, startsAt: later(5) }, later(3))).toMatch(/^Предстои от/u);
  });
});
