import { screen } from '@testing-library/react';

import { show } from '../../page.testing.tsx';
import { leva } from '../../sums.testing.ts';
import type { DraftState } from '../draft-state.ts';
import { SendingNotices } from './sending-notices.tsx';

const places = { reason: 'places', limit: 3 } as const;
const anIssue = new Map([['title', 'Въведете заглавие.']]);
const fields = { title: 'Светъл двустаен', floor: 3, price: leva(1000) };

type Props = Partial<Omit<React.ComponentProps<typeof SendingNotices>, 'state'>>;
const open = (props: Props = {}, state: Partial<DraftState> = {}) =>
  show(
    <SendingNotices
      step="home"
      isPublished={false}
      isBusy={false}
      block={undefined}
      issues={new Map()}
      attempt={0}
      onField={jest.fn()}
      {...props}
      state={{ fields, base: fields, server: undefined, dirty: new Set(), ...state } as DraftState}
    />,
  );
const has = (text: RegExp) => screen.queryByText(text) !== null;

beforeAll(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('SendingNotices', () => {
  it.each<[string, Props, boolean]>([
    ['at the first step', { step: 'pictures' }, true],
    ['at the last step', { step: 'review' }, true],
    ['not at a step between', { step: 'home' }, false],
    ['at any step after an attempt', { step: 'home', attempt: 1 }, true],
  ])('says that no place is left %s', (_where, props, says) => {
    open({ ...props, block: places });
    expect(screen.queryAllByRole('link')).toHaveLength(says ? 2 : 0);
  });

  it.each<[string, Props, RegExp | undefined]>([
    ['at the last step', { step: 'review' }, /поле чака да го попълните/u],
    ['not at an earlier step', {}, undefined],
    ['after an attempt', { attempt: 1 }, /Обявата още не може да бъде изпратена/u],
    [
      'after an attempt to save a published listing',
      { attempt: 1, isPublished: true },
      /Промените още не могат да бъдат запазени/u,
    ],
  ])('lists wrong fields %s', (_when, props, title) => {
    open({ ...props, issues: anIssue });
    expect(has(/Въведете заглавие\./u)).toBe(title !== undefined);
    if (title) expect(has(title)).toBe(true);
  });

  it('lists nothing when no field is wrong', () => {
    open({ step: 'review', attempt: 1 });
    expect(has(/Проверете отбелязаните полета/u)).toBe(false);
  });

  it.each<[string, Props, Partial<DraftState>, boolean]>([
    ['after an attempt', { attempt: 1 }, { failure: 'Няма връзка.' }, true],
    ['not before an attempt', { attempt: 0 }, { failure: 'Няма връзка.' }, false],
    ['not while it is sent again', { attempt: 1, isBusy: true }, { failure: 'Няма връзка.' }, false],
    ['not beside wrong fields', { attempt: 1, issues: anIssue }, { failure: 'Няма връзка.' }, false],
    ['not while no place is left', { attempt: 1, block: places }, { failure: 'Няма връзка.' }, false],
    ['not without a failure', { attempt: 1 }, {}, false],
  ])('says %s why the sending failed', (_when, props, state, says) => {
    open(props, state);
    expect([has(/^Обявата не е изпратена$/u), has(/^Няма връзка\.$/u)]).toEqual([says, says]);
  });

  it.each<[string, Props, string[], boolean]>([
    ['of a published listing', { isPublished: true }, ['title', 'floor'], true],
    ['not of one that was never public', {}, ['title', 'floor'], false],
    ['not of a small thing', { isPublished: true }, ['floor'], false],
    ['not without a change', { isPublished: true }, [], false],
  ])('says what will wait for approval: %s', (_what, props, dirty, says) => {
    open(props, { dirty: new Set(dirty) as DraftState['dirty'] });
    expect(has(/^След запазване ще чака одобрение: /u)).toBe(says);
  });

  it('compares a rent with the one approved last', () => {
    const priced = { fields: { ...fields, price: leva(1040) }, dirty: new Set(['price'] as const) };
    const approved = { approvedPrice: leva(1000) } as unknown as DraftState['server'];
    const { unmount } = open({ isPublished: true }, { ...priced, server: approved });
    expect(has(/ще чака одобрение/u)).toBe(false);
    unmount();
    open({ isPublished: true }, { ...priced, server: undefined });
    expect(has(/ще чака одобрение/u)).toBe(true);
  });
});
