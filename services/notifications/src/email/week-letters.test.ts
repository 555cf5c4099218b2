import type { TodayTask } from '@pokriv/contracts/listing/today';

import { weekSummedLetter } from './week-letters.ts';

const person = { email: 'maria@example.bg', firstName: 'Мария' };
const none = { views: 0, phoneReveals: 0 };
const week = {
  ...{ landlord: person, from: '2026-11-16', to: '2026-11-22', total: none, before: none },
  ...{ listings: [], otherTasks: [] },
};
const letterOf = (part: Partial<Parameters<typeof weekSummedLetter>[0]>) =>
  weekSummedLetter({ ...week, more: 0, ...part }, { origin: 'https://pokriv.bg', currency: 'EUR' });
const lastLine = (part: Parameters<typeof letterOf>[0]) =>
  letterOf(part).paragraphs.at(-1)?.replaceAll('\u00a0', ' ');

describe('weekSummedLetter', () => {
  it.each([
    [1, 0, 'И още 1 активна обява.'],
    [1, 1, 'И още 1 активна обява, за която има какво да направите.'],
    [3, 1, 'И още 3 активни обяви; за една от тях има какво да направите.'],
    [3, 2, 'И още 3 активни обяви; за 2 от тях има какво да направите.'],
    [3, 3, 'И още 3 активни обяви, за които има какво да направите.'],
  ])('counts %d other listings, %d of them with something to do', (more, moreToDo, words) => {
    expect(lastLine({ more, moreToDo })).toBe(words);
  });

  it('says that visitors do not see a listing hidden by reports', () => {
    const listing = { id: 'h', title: 'Стая', cover: null };
    expect(lastLine({ otherTasks: [{ kind: 'hidden', listing, reason: 'Сигнали.' }] })).toBe(
      '„Стая“: Скрита е след сигнали от потребители и чака модератор да я прегледа. Дотогава посетителите не я виждат.',
    );
  });

  it('leads to „Днес“ when only a listing that it does not name needs something', () => {
    expect(letterOf({ more: 2, moreToDo: 1 }).button?.link).toBe('https://pokriv.bg/today');
    expect(letterOf({ more: 2 }).button?.link).toBe('https://pokriv.bg/my-properties');
  });

  it('counts what waits beyond the first five listings that are not shown', () => {
    const drafts = (count: number): TodayTask[] =>
      Array.from({ length: count }, (_, at) => ({
        kind: 'draft',
        updatedAt: '2026-11-20T10:00:00.000Z',
        listing: { id: String(at), title: `Стая ${at}`, cover: null },
      }));
    expect(lastLine({ otherTasks: drafts(5) })).toContain('„Стая 4“');
    expect(lastLine({ otherTasks: drafts(6) })).toBe(
      'Има какво да направите и за още 1 обява, която не се показва.',
    );
    expect(lastLine({ otherTasks: drafts(8) })).toBe(
      'Има какво да направите и за още 3 обяви, които не се показват.',
    );
  });
});
