import type { DraftState } from '../draft-state.ts';
import { saveText, timeOf } from './save-text.ts';

const savedAt = Date.parse('2026-11-23T12:05:00Z');
const draft = { id: 'p1', version: 1, status: 'draft' } as const;
const published = { ...draft, status: 'active' } as const;
const dirty = (...keys: string[]) => ({ dirty: new Set(keys) as DraftState['dirty'] });
const textOf = (over: Partial<DraftState>, wrongCount = 0) =>
  saveText(
    {
      ...{ saved: draft, save: 'saved', savedAt, failure: undefined, isRetryable: false },
      ...dirty(),
      ...over,
    } as DraftState,
    wrongCount,
  );

describe('timeOf', () => {
  it('is the hour in Sofia', () => expect(timeOf(savedAt)).toBe('14:05'));
});

describe('saveText', () => {
  it.each<[string, Partial<DraftState>, number, string]>([
    ['nothing was saved or changed', { saved: undefined, savedAt: undefined, save: 'idle' }, 0, ''],
    ['all is saved', {}, 0, 'Запазено в 14:05'],
    ['it is being saved', { ...dirty('title'), save: 'saving' }, 0, 'Запазване...'],
    ['it was changed elsewhere too', { ...dirty('title'), save: 'conflict' }, 0, 'Променена е и другаде.'],
    [
      'the connection is gone',
      { save: 'failed', isRetryable: true, failure: 'x' },
      0,
      'Няма връзка. Пазим промените тук и ще опитаме пак.',
    ],
    ['it was refused', { save: 'failed', failure: 'Изтрита е.' }, 0, 'Изтрита е.'],
    ['it failed without a reason', { save: 'failed' }, 0, 'Грешка при запазване.'],
    ['a change waits for its turn', dirty('title'), 0, 'Има незапазени промени'],
    ['a change waits beside a wrong field', dirty('title', 'price'), 1, 'Има незапазени промени'],
    [
      'a change of a new listing waits',
      { ...dirty('title'), saved: undefined, savedAt: undefined },
      0,
      'Пази се на това устройство',
    ],
    [
      'a wrong field keeps a new listing from its first saving',
      { ...dirty('price'), saved: undefined, savedAt: undefined },
      1,
      'Пази се на това устройство',
    ],
    ['one wrong field is left', dirty('price'), 1, 'Запазено в 14:05 · 1 поле чака поправка'],
    ['two wrong fields are left', dirty('price', 'area'), 2, 'Запазено в 14:05 · 2 полета чакат поправка'],
    [
      'a published listing has a change',
      { ...dirty('title'), saved: published },
      0,
      'Променено, още не е запазено',
    ],
    ['a published listing has none', { saved: published }, 0, 'Запазено в 14:05'],
  ])('when %s', (_when, state, wrongCount, text) => {
    expect(textOf(state, wrongCount).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
