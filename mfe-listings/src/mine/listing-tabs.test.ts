import { countAll, tabsOf } from './listing-tabs.ts';

describe('tabsOf', () => {
  it('starts with all listings but the deleted, then has each state with listings', () => {
    expect(tabsOf({ active: 2, draft: 1, deleted: 4 }, undefined)).toEqual([
      { id: 'all', status: undefined, label: 'Всички', count: 3 },
      { id: 'active', status: 'active', label: 'Активни', count: 2 },
      { id: 'draft', status: 'draft', label: 'Чернови', count: 1 },
      { id: 'deleted', status: 'deleted', label: 'Изтрити', count: 4 },
    ]);
  });

  it('keeps the open tab when its last listing leaves', () => {
    expect(tabsOf({ active: 1 }, 'paused').map(({ id, count }) => [id, count])).toEqual([
      ['all', 1],
      ['active', 1],
      ['paused', 0],
    ]);
  });

  it('countAll includes deleted listings', () => {
    expect(countAll({})).toBe(0);
    expect(countAll({ deleted: 1, active: 2 })).toBe(3);
  });
});
