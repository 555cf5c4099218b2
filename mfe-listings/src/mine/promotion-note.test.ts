import { anOwnListing } from '../detail/a-listing.testing.ts';
import { bulkPromotionNote, promotionNote } from './promotion-note.ts';

const endsAt = '2026-11-29T10:00:00.000Z';
const running = anOwnListing({
  promotion: { type: 'super', status: 'active', startsAt: '2026-11-22T10:00:00.000Z', endsAt },
});
const waiting = anOwnListing({
  promotion: { type: 'regular', status: 'scheduled', startsAt: null, endsAt: null },
});

describe('what a step does to a promotion', () => {
  it.each(['pause', 'rent'] as const)('%s: a running one goes on by the clock', (action) => {
    expect(promotionNote(action, running)).toBe(
      'Промоцията ѝ тече до 29.11.2026, 12:00 и времето ѝ няма да спре, докато обявата не се вижда.',
    );
  });

  it.each(['pause', 'rent', 'withdraw'] as const)(
    '%s: one that has not begun waits, not for ever',
    (action) => {
      expect(promotionNote(action, waiting)).toMatch(/ще изчака .* най-много 30 дни/u);
    },
  );

  it('delete: a running one is lost, the other goes back', () => {
    expect(promotionNote('delete', running)).toMatch(/не се възстановява/u);
    expect(promotionNote('delete', waiting)).toMatch(/платената сума се възстановява/u);
  });

  it('is not said of a listing without one, nor of steps that hide nothing', () => {
    expect(promotionNote('delete', anOwnListing())).toBeUndefined();
    expect(promotionNote('renew', running)).toBeUndefined();
  });

  it('counts the running ones of several', () => {
    expect(bulkPromotionNote([running, waiting])).toBe(
      'При една от тях тече промоция и времето ѝ няма да спре.',
    );
    expect(bulkPromotionNote([waiting])).toBeUndefined();
  });
});
