import { aPromotion } from './billing.testing.ts';
import { promotionDates } from './bought-promotion.tsx';

const day = '2026-03-05T10:00:00.000Z';
const later = '2026-03-12T10:00:00.000Z';

describe('promotionDates', () => {
  it.each([
    [{ status: 'active', startsAt: day, endsAt: later }, 'от 05.03.2026 до 12.03.2026'],
    [{ status: 'refunded', startsAt: day, endsAt: later }, undefined],
    [{ status: 'scheduled', startsAfter: later }, 'започва на 12 март 2026 г., след текущата'],
    [{ status: 'scheduled', startsAt: day }, 'започва на 5 март 2026 г.'],
    [{ status: 'scheduled' }, 'започва, щом обявата бъде публикувана'],
    [{ status: null }, 'започва, щом обявата бъде публикувана'],
    [{ status: 'cancelled' }, undefined],
    [{ status: 'cancelled', startsAfter: later }, undefined],
  ] as const)('of %j is %s', (part, text) => {
    const dates = promotionDates({
      ...aPromotion,
      startsAt: null,
      endsAt: null,
      startsAfter: null,
      ...part,
    });
    expect(dates?.replaceAll('\u00a0', ' ')).toBe(text);
  });
});
