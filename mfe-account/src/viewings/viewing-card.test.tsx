import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import type { Viewing } from '@pokriv/contracts/conversation/viewing';
import { screen, within } from '@testing-library/react';

import { renderPage } from '../page.testing.tsx';
import { ViewingCard } from './viewing-card.tsx';

/** Lines above the buttons. */
function linesOf(viewing: Partial<Viewing>, isInThread = true): string[] {
  renderPage(<ViewingCard viewing={aViewing(viewing)} isInThread={isInThread} />);
  const card = screen.getByRole('article');
  within(card).getByRole('group', { name: 'Действия с огледа' }).remove();
  return [...card.querySelectorAll('p, li')].map(({ textContent }) => textContent);
}
const badgeOf = (viewing: Partial<Viewing>): string => {
  renderPage(<ViewingCard viewing={aViewing(viewing)} isInThread />);
  return screen.getByRole('article').querySelector('span')?.textContent ?? '';
};
const time = 'събота, 24 ноември, 14:30–14:50';
const until = '2096-11-23T12:00:00.000Z';

describe('ViewingCard', () => {
  it.each<[string, Partial<Viewing>, string[]]>([
    ['one that is agreed', {}, [time]],
    [
      'one with words',
      { address: 'ул. Шипка 6', note: 'Звънец 3', reason: 'Болен съм' },
      [time, 'Адрес: ул. Шипка 6', 'Бележка: Звънец 3', 'Причина: Болен съм'],
    ],
    [
      'both who come',
      { coming: { tenant: true, landlord: true } },
      [time, 'Иван К. потвърди, че идва.', 'Казахте, че идвате.'],
    ],
    ['the reader who comes', { coming: { tenant: true, landlord: false } }, [time, 'Казахте, че идвате.']],
    [
      'the other who comes',
      { coming: { tenant: false, landlord: true } },
      [time, 'Иван К. потвърди, че идва.'],
    ],
    [
      'one that is over, though both came',
      { state: 'done', coming: { tenant: true, landlord: true } },
      [time],
    ],
    [
      'one that moved, which the other awaits',
      { state: 'moved', awaits: 'landlord', expiresAt: until, coming: { tenant: true, landlord: false } },
      [time, 'Отговор до петък, 23 ноември, 14:00', 'Казахте, че идвате.', 'Чакаме отговор от Иван К..'],
    ],
    ['one that is no longer awaited', { state: 'expired', awaits: null, expiresAt: until }, [time]],
    [
      'offered times, the earliest first',
      {
        state: 'countered',
        awaits: 'tenant',
        start: null,
        end: null,
        options: ['2096-11-25T08:00:00.000Z', '2096-11-24T08:00:00.000Z'],
      },
      ['Предложени часове', 'събота, 24 ноември, 10:00', 'неделя, 25 ноември, 10:00'],
    ],
  ])('in a thread tells of %s', (_what, viewing, lines) => {
    expect(linesOf(viewing)).toEqual(lines);
  });

  it('on the page of viewings names the listing and leads to it and to the thread', () => {
    expect(linesOf({}, false)).toEqual([time, 'Светъл двустаен с Иван К.', 'Към разговора']);
    expect(screen.getByRole('link', { name: 'Светъл двустаен' })).toHaveAttribute('href', '/properties/p1');
    expect(screen.getByRole('link', { name: 'Към разговора' })).toHaveAttribute('href', '/messages/t1');
    expect(screen.getByRole('article')).toHaveAttribute('id', 'viewing-v1');
  });

  it('in its thread is no target of the page and repeats neither listing nor person', () => {
    expect(linesOf({}, true)).toEqual([time]);
    expect(screen.getByRole('article')).not.toHaveAttribute('id');
    expect(screen.getByRole('article')).not.toHaveAttribute('tabindex');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each<[Partial<Viewing>, string]>([
    [{ state: 'requested', side: 'landlord', awaits: 'landlord' }, 'Чака вашия отговор'],
    [{ state: 'requested', side: 'tenant', awaits: 'landlord' }, 'Чака наемодателя'],
    [{ state: 'countered', side: 'tenant', awaits: 'tenant' }, 'Чака вашия избор'],
    [{ state: 'moved', side: 'tenant', awaits: 'tenant' }, 'Чака вашия отговор за новия час'],
    [{ state: 'confirmed' }, 'Уговорен'],
  ])('names the state in the words of its reader: %o', (viewing, badge) => {
    expect(badgeOf(viewing)).toBe(badge);
  });
});
