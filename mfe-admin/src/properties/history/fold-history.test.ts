import type { HistoryEntry } from '@pokriv/contracts/listing/property-endpoints';

import { foldHistory } from './fold-history.ts';

let count = 0;
const step = (action: string, to: HistoryEntry['to'], from = to): HistoryEntry => ({
  id: String((count += 1)),
  at: '2026-01-05T10:00:00.000Z',
  action,
  from,
  to,
  actorId: 'owner',
  reason: null,
  changed: [],
});
const shape = (history: HistoryEntry[]) =>
  foldHistory(history).map((one) =>
    one.kind === 'step' ? one.entry.action : `${one.entries.length} in ${one.state}`,
  );

describe('foldHistory', () => {
  it('folds edits of a draft into one entry and keeps transitions and decisions', () => {
    const edits = Array.from({ length: 14 }, (_, index) =>
      step(index % 2 ? 'add_images' : 'update', 'draft'),
    );
    const history = [step('approve', 'active', 'pending'), step('submit', 'pending', 'draft'), ...edits];
    expect(shape([...history, step('create', 'draft', null)])).toEqual([
      'approve',
      'submit',
      '14 in draft',
      'create',
    ]);
  });

  it('keeps edits in different states apart', () => {
    const history = [step('update', 'active'), step('update', 'draft'), step('update', 'draft')];
    expect(shape(history)).toEqual(['1 in active', '2 in draft']);
  });

  it('shows a promotion event without a state change as a separate entry', () => {
    const history = [step('promotion_start', 'active'), step('promotion_grant', 'active')];
    expect(shape(history)).toEqual(['promotion_start', 'promotion_grant']);
  });
});
