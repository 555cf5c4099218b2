import {
  decisionKinds,
  groundOf,
  isAboutPerson,
  restrictionKinds,
  type DecisionKind,
} from './decision-kinds.ts';

const kinds = Object.keys(decisionKinds) as DecisionKind[];

describe('groundOf', () => {
  it.each(kinds)('names a section of the terms for %s', (kind) => {
    const { text, path } = groundOf(kind, null);
    expect(text).toMatch(/^Общи условия, „[^“]+“$/u);
    expect(path).toMatch(/^\/terms#[a-z]+$/u);
  });

  it('adds the listed reason, but not "other"', () => {
    expect(groundOf('listing_returned', 'misleading').text).toMatch(/: невярна информация$/u);
    expect(groundOf('listing_returned', 'other').text).not.toContain('друго');
  });
});

it('the dismissal of a report is no restriction', () => {
  expect(kinds.filter((kind) => !Object.hasOwn(restrictionKinds, kind))).toEqual(['report_dismissed']);
});

it('decisions about a person differ from those about a listing', () => {
  expect(kinds.filter(isAboutPerson)).toEqual(['person_warned', 'person_suspended']);
});
