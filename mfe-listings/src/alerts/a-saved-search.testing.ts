import type { SavedSearch } from '@pokriv/contracts/alert/saved-search';

export const aSavedSearch = (part: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 's1',
  name: 'Жилище в София до 1 400 лв.',
  search: 'location=sofia&priceMax=1400',
  frequency: 'instant',
  reasons: ['new', 'entered', 'price_drop', 'back'],
  state: 'active',
  newCount: 0,
  nextMailAt: null,
  lastOpenedAt: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  ...part,
});
