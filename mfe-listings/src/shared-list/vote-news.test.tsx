import type { SharedHome, SharedList } from '@pokriv/contracts/shared-list/shared-list';

import { render, screen } from '@testing-library/react';

import { aCard } from '../a-card.testing.ts';
import { idsInOrder } from './home-order.ts';
import { voteNews } from './vote-news.ts';
import { VoteStatus } from './vote-status.tsx';

type Votes = SharedHome['votes'];
const aHome = (id: string, votes: Votes = []): SharedHome => ({
  ...{ id, card: aCard({ id, title: `Обява ${id}` }), title: null, notes: [] },
  votes,
});
const aList = (...homes: SharedHome[]): SharedList => ({
  people: [
    { id: 'own', name: 'Мария', isOwner: true },
    { id: 'g1', name: 'Иван', isOwner: false },
  ],
  homes,
  you: null,
  ownId: null,
  endsAt: '2027-05-23T09:00:00.000Z',
});
const isFor = (by: string) => ({ by, vote: 'for' as const });
const isAgainst = (by: string) => ({ by, vote: 'against' as const });

describe('voteNews', () => {
  it.each<[string, Votes, Votes, string[]]>([
    ['a new vote', [], [isFor('own')], ['Мария гласува „за“ Обява a.']],
    ['a changed vote', [isFor('own')], [isAgainst('own')], ['Мария гласува „против“ Обява a.']],
    ['a withdrawn vote', [isFor('own')], [], ['Мария оттегли гласа си за Обява a.']],
    ['the same vote', [isFor('own')], [isFor('own')], []],
    ['an own vote', [], [isFor('g1')], []],
    ['the vote of a person who has left', [isFor('gone')], [], []],
  ])('of %s', (_what, before, after, news) => {
    expect(voteNews(aList(aHome('a', before)), aList(aHome('a', after)), 'g1')).toEqual(news);
  });
});

describe('VoteStatus', () => {
  it('tells what others voted since it was shown, and keeps that until there is more', () => {
    const [none, one] = [aList(aHome('a')), aList(aHome('a', [isFor('own')]))];
    const { rerender } = render(<VoteStatus list={one} me="g1" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    rerender(<VoteStatus list={none} me="g1" />);
    expect(screen.getByRole('status')).toHaveTextContent('Мария оттегли гласа си за Обява a.');
    rerender(<VoteStatus list={aList(aHome('a', [isAgainst('g1')]))} me="g1" />);
    expect(screen.getByRole('status')).toHaveTextContent('Мария оттегли гласа си за Обява a.');
    rerender(<VoteStatus list={one} me="g1" />);
    expect(screen.getByRole('status')).toHaveTextContent('Мария гласува „за“ Обява a.');
  });
});

describe('idsInOrder', () => {
  const homes = [
    aHome('a', [isAgainst('own')]),
    aHome('b'),
    aHome('c', [isFor('own'), isFor('g1')]),
    aHome('d', [isFor('own'), isAgainst('g1')]),
  ];

  it('sorts by votes for less those against, equal ones as they were', () => {
    expect(idsInOrder(homes, 'votes')).toEqual(['c', 'b', 'd', 'a']);
    expect(idsInOrder(homes, 'added')).toEqual(['a', 'b', 'c', 'd']);
  });
});
