import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { AppError, type ErrorCode } from '@pokriv/contracts/errors';
import type { HistoryEntry } from '@pokriv/contracts/listing/property-endpoints';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aHiddenListing, anOwnListing } from '../a-listing.testing.ts';
import { fakeApi, show, signInAs, signOut } from '../page.testing.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { ListingMenu } from './listing-menu.tsx';
import { ListingNotices } from './listing-notices.tsx';
import { ListingRow } from './listing-row.tsx';
import { LoadError } from './load-error.tsx';

const ignore = () => undefined;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const neverPublic: readonly ListingStatus[] = ['draft', 'pending', 'rejected'];
const inState = (status: ListingStatus, part: Partial<OwnProperty> = {}) =>
  anOwnListing({
    title: 'Домът',
    status,
    ...(neverPublic.includes(status) && { publishedAt: null }),
    ...part,
  });
const namesIn = (part: Element) =>
  [...part.querySelectorAll('a, button')].map((one) => one.getAttribute('aria-label') ?? one.textContent);
const revisionOf = (status: 'pending' | 'rejected'): OwnProperty['revision'] => ({
  status,
  at: '2026-11-20T10:00:00.000Z',
  changed: ['title'],
});
const refusal = (parts: Partial<OwnProperty['moderation']>): OwnProperty['moderation'] => ({
  reason: null,
  code: null,
  decidedAt: '2026-11-20T10:00:00.000Z',
  ...parts,
});

beforeEach(() => signInAs('landlord'));
afterEach(() => act(() => signOut()));

describe('the menu of a listing', () => {
  const choices = async (listing: OwnProperty, isWhole: boolean) => {
    const { container } = show(
      <ListingMenu listing={listing} isBusy={false} isWhole={isWhole} onChoose={ignore} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Още действия: Домът' }));
    return namesIn(container).slice(1);
  };

  it.each([
    ['draft', ['Виж обявата', 'Дублирай', 'История', 'Изпрати за одобрение', 'Изтрий']],
    ['pending', ['Виж обявата', 'Дублирай', 'История', 'Изтрий']],
    [
      'active',
      ['Виж обявата', 'Съобщения', 'Дублирай', 'История', 'Отбележи като отдадена', 'Спри', 'Изтрий'],
    ],
    ['rejected', ['Виж обявата', 'Дублирай', 'История', 'Изпрати за одобрение', 'Изтрий']],
    ['paused', ['Виж обявата', 'Съобщения', 'Дублирай', 'История', 'Отбележи като отдадена', 'Изтрий']],
    ['expired', ['Виж обявата', 'Съобщения', 'Дублирай', 'История', 'Изтрий']],
    [
      'rented',
      [
        ...['Виж обявата', 'Съобщения', 'Край на договора', 'Благодари на питалите'],
        ...['Дублирай', 'История', 'Изтрий'],
      ],
    ],
    ['removed', ['Виж обявата', 'Съобщения', 'История']],
    ['deleted', ['Съобщения', 'История']],
  ] as const)('on the card of one that is %s has what its buttons lack', async (status, names) => {
    expect(await choices(inState(status), false)).toEqual(names);
  });

  it.each([
    [
      'active',
      [
        ...['Виж обявата', 'Редактирай', 'Статистика', 'Промотирай', 'Съобщения', 'Дублирай', 'История'],
        ...['Отбележи като отдадена', 'Спри', 'Изтрий'],
      ],
    ],
    ['pending', ['Виж обявата', 'Промотирай', 'Дублирай', 'История', 'Оттегли', 'Изтрий']],
    [
      'expired',
      ['Виж обявата', 'Редактирай', 'Статистика', 'Съобщения', 'Дублирай', 'История', 'Поднови', 'Изтрий'],
    ],
  ] as const)('in the table has everything of one that is %s', async (status, names) => {
    expect(await choices(inState(status), true)).toEqual(names);
  });

  it('in the table renews a public one in its last week, which the card does with a button', async () => {
    const ending = inState('active', { expiresAt: inDays(5) });
    expect(await choices(ending, true)).toContain('Поднови');
    cleanup();
    expect(await choices(ending, false)).not.toContain('Поднови');
  });

  it.each([
    ['a returned one with a code', inState('rejected', { moderation: refusal({ code: 'other' }) }), true],
    ['a removed one with a reason', inState('removed', { moderation: refusal({ reason: 'Измама.' }) }), true],
    ['a returned one without either', inState('rejected'), false],
    ['one that reports hid', aHiddenListing({ title: 'Домът', revision: revisionOf('pending') }), true],
    [
      'a public one with a reason of old',
      inState('active', { moderation: refusal({ reason: 'Е.' }) }),
      false,
    ],
  ])('in the table opens the reason of %s', async (_what, listing, isOffered) => {
    expect((await choices(listing, true)).includes('Виж причината')).toBe(isOffered);
  });
});

describe('the card of a listing', () => {
  const buttons = (listing: OwnProperty) => {
    show(
      <ListingRow
        listing={listing}
        isBusy={false}
        isSelectable={false}
        isChosen={false}
        onTick={ignore}
        onChoose={ignore}
      />,
    );
    return namesIn(screen.getByRole('article'));
  };
  const menu = 'Още действия: Домът';

  it.each([
    ['draft', ['Домът', 'Довърши', menu, 'Подобри: Домът']],
    ['pending', ['Домът', 'Оттегли', menu, 'Промотирай: Домът']],
    ['active', ['Домът', 'Редактирай', 'Статистика: Домът', menu, 'Промотирай: Домът', 'Подобри: Домът']],
    ['rejected', ['Домът', 'Поправи', menu, 'Подобри: Домът']],
    ['paused', ['Домът', 'Пусни отново', 'Редактирай', 'Статистика: Домът', menu, 'Подобри: Домът']],
    ['removed', ['Домът', 'Статистика: Домът', menu]],
    ['deleted', ['Възстанови', 'Статистика: Домът', menu]],
  ] as const)('offers for one that is %s its next steps', (status, names) => {
    expect(buttons(inState(status))).toEqual(names);
  });

  it('renews a public one in its last week', () => {
    expect(buttons(inState('active', { expiresAt: inDays(7) }))[1]).toBe('Поднови');
    cleanup();
    expect(buttons(inState('active', { expiresAt: inDays(7.5) }))).not.toContain('Поднови');
  });

  it('names its promotion', () => {
    buttons(inState('active', { isPromoted: true, promotionType: 'super' }));
    expect(screen.getByText('Силно препоръчана')).toBeInTheDocument();
  });

  it('calls one that reports hid so, and says what happens next', () => {
    const revision = revisionOf('pending');
    expect(buttons(aHiddenListing({ title: 'Домът', revision }))).toContain('Възрази');
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent(/^Скрита след сигнали/u);
    expect(card).toHaveTextContent(/Скрита преди/u);
    expect(card).toHaveTextContent('Няколко потребители сигнализираха за обявата.');
    expect(card).toHaveTextContent('Ако всичко е наред, модераторът ще я покаже отново');
    expect(card).not.toHaveTextContent(/Чака одобрение|Изпратена|предишния вид/u);
  });

  it('names the rent, or that there is none yet', () => {
    buttons(inState('active'));
    expect(screen.getByRole('article')).toHaveTextContent(/1 200 лв\./u);
    expect(screen.queryByText('Без цена')).toBeNull();
    cleanup();
    buttons(inState('draft', { price: undefined }));
    expect(screen.getByText('Без цена')).toBeVisible();
  });

  it('opens the form of a draft and the page of a public listing', () => {
    const { unmount } = show(
      <ListingRow
        {...{ listing: inState('draft'), isBusy: false, isSelectable: true, isChosen: true }}
        onTick={ignore}
        onChoose={ignore}
      />,
    );
    expect(screen.getByRole('link', { name: 'Домът' })).toHaveAttribute('href', '/edit-property/p1');
    expect(screen.getByRole('checkbox', { name: /Домът/u })).toBeChecked();
    unmount();
    expect(buttons(inState('paused'))).toContain('Домът');
    expect(screen.getByRole('link', { name: 'Домът' })).toHaveAttribute('href', '/properties/p1');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('the notice on a listing', () => {
  const linesOf = (listing: OwnProperty) => {
    const { container } = show(<ListingNotices listing={listing} onShowRevision={ignore} />);
    const notice = container.querySelector('[role]');
    return { text: notice?.textContent ?? '', names: namesIn(container) };
  };
  const reason = 'Снимките са тъмни.';
  const decided = { decisionId: 'd1' };

  it.each([
    ['of a public one without changes', inState('active'), ''],
    ['of a returned one without a reason', inState('rejected'), ''],
    [
      'of a returned one with words only',
      inState('rejected', { moderation: refusal({ reason }) }),
      'Защо е върнатаСнимките са тъмни.',
    ],
    [
      'of waiting changes',
      inState('active', { revision: revisionOf('pending'), moderation: refusal({ reason, ...decided }) }),
      'Промените чакат одобрениеДотогава посетителите виждат предишния вид на обявата.Виж разликата',
    ],
    [
      'of returned changes',
      inState('active', { revision: revisionOf('rejected'), moderation: refusal({ reason, ...decided }) }),
      'Промените бяха върнатиСнимките са тъмни.Виж разликатаВъзрази',
    ],
  ])('%s', (_what, listing, text) => {
    expect(linesOf(listing).text).toBe(text);
  });

  it('advises what to mend in a returned listing, not in a removed one', () => {
    const moderation = refusal({ reason, code: 'poor_photos' });
    expect(linesOf(inState('rejected', { moderation })).text).toContain('Какво да поправите:');
    const removed = linesOf(inState('removed', { moderation }));
    expect(removed).toEqual({
      text: 'Защо е премахнатаСлаби снимки. Снимките са тъмни.Възрази',
      names: ['Възрази'],
    });
  });

  it('of returned changes without a reason says what to do', () => {
    expect(linesOf(inState('active', { revision: revisionOf('rejected') })).text).toContain(
      'Поправете промените и ги запазете отново.',
    );
  });
});

describe('the history of a listing', () => {
  beforeAll(fakeDialogs);

  const anEntry = (part: Partial<HistoryEntry>): HistoryEntry => ({
    ...{ id: 'h1', at: '2026-11-20T10:00:00.000Z', action: 'update', actorId: 'u9' },
    ...{ from: 'draft', to: 'draft', reason: null, changed: [] },
    ...part,
  });
  const open = () => show(<HistoryDialog listing={anOwnListing()} onClose={ignore} />);

  it.each<[string, Partial<HistoryEntry>, string]>([
    ['an edit', { changed: ['title', 'price'] }, 'от васПолета: Заглавие, Месечен наем'],
    ['a step', { from: 'draft', to: 'pending' }, 'от васЧернова → Чака одобрение'],
    ['its creation', { from: null, to: 'draft' }, 'от вас'],
    ['the end of its time', { actorId: 'system', to: null }, 'автоматично'],
    ['a decision', { actorId: 'a1', reason: 'Тъмни снимки.' }, 'от модераторПричина: Тъмни снимки.'],
  ])('tells %s: by whom and what', async (_what, part, told) => {
    fakeApi(() => ({ body: { success: true, data: [anEntry(part)] } }));
    open();
    const text = (await screen.findByRole('listitem')).textContent;
    expect(text.slice(text.search(/от вас|автоматично|от модератор/u))).toBe(told);
  });

  it('offers a retry when it does not load', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 404, body: { success: false, code: 'NOT_FOUND', message: 'Няма.' } }
        : { body: { success: true, data: [] } },
    );
    open();
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByText('Още няма записи.')).toBeInTheDocument();
  });
});

describe('a listing that does not load', () => {
  it.each<[ErrorCode, string]>([
    ['NETWORK', 'Сървърна грешка. Моля, опитайте по-късно.'],
    ['INTERNAL', 'Сървърна грешка. Моля, опитайте по-късно.'],
    ['UNAVAILABLE', 'Сървърна грешка. Моля, опитайте по-късно.'],
    ['CONFLICT', 'Причината.'],
  ])('says after %s: %s', (code, said) => {
    show(<LoadError error={new AppError({ code, message: 'Причината.' })} onRetry={ignore} />);
    expect(screen.getByText(said)).toBeInTheDocument();
  });
});
