import { anOwnListing } from '../a-listing.testing.ts';
import { bulkPromotionNote, promotionNote } from './promotion-note.ts';

const endsAt = '2026-11-29T10:00:00.000Z';
const running = anOwnListing({
  promotion: { type: 'super', status: 'active', startsAt: '2026-11-22T10:00:00.000Z', endsAt },
});
const waiting = anOwnListing({
  promotion: { type: 'regular', status: 'scheduled', startsAt: null, endsAt: null },
});

describe('promotionNote', () => {
  it.each(['pause', 'rent'] as const)('%s: a running promotion keeps running', (action) => {
    expect(promotionNote(action, running)).toBe(
      'Промоцията ѝ тече до 29.11.2026, 12:00 и времето ѝ няма да спре, докато обявата не се вижда.',
    );
  });

  it.each(['pause', 'rent', 'withdraw'] as const)(
    '%s: a promotion that has not begun waits, with a limit',
    (action) => {
      expect(promotionNote(action, waiting)).toMatch(/ще изчака .* най-много 30 дни/u);
    },
  );

  it('delete: a running promotion is lost, one that has not begun is refunded', () => {
    expect(promotionNote('delete', running)).toMatch(/не се възстановява/u);
    expect(promotionNote('delete', waiting)).toMatch(/платената сума се възстановява/u);
  });

  it('is undefined without a promotion, and for actions that hide nothing', () => {
    expect(promotionNote('delete', anOwnListing())).toBeUndefined();
    expect(promotionNote('renew', running)).toBeUndefined();
  });

  it('counts the running promotions of several listings', () => {
    expect(bulkPromotionNote('pause', [running, waiting])).toBe(
      'При една от тях тече промоция и времето ѝ няма да спре.',
    );
    expect(bulkPromotionNote('pause', [waiting])).toBeUndefined();
    expect(bulkPromotionNote('pause', [running])).toBe(promotionNote('pause', running));
    expect(bulkPromotionNote('delete', [waiting])).toBe(promotionNote('delete', waiting));
    expect(bulkPromotionNote('renew', [running])).toBeUndefined();
    expect(bulkPromotionNote('delete', [running, waiting])).toMatch(/^При 2 от тях има промоции/u);
  });
});
