import { doneSteps } from './done-steps.ts';
import { openIssues } from './field-rules.ts';

const defaults = {
  minLeaseMonths: 12,
  availableFrom: '2026-11-22',
  contactName: 'Мария Иванова',
  contactPhone: '0888123456',
  contactMethods: ['phone' as const],
};
const done = (
  fields: object,
  { seen = [], isPublished = false }: { seen?: ('place' | 'contact')[]; isPublished?: boolean } = {},
) => [
  ...doneSteps({
    fields,
    defaults,
    issues: openIssues(fields, 0),
    seen: new Set(seen),
    isPublished,
  }),
];

describe('steps that count as done', () => {
  it('are none in a new form, though its contacts are filled in beforehand', () => {
    expect(done(defaults, { seen: ['place'] })).toEqual([]);
  });

  it('are those that the landlord has looked at and left complete', () => {
    expect(done(defaults, { seen: ['place', 'contact'] })).toEqual(['contact']);
    expect(done({ ...defaults, contactName: 'Агенция Дом' })).toEqual(['contact']);
  });

  it('are without the review until the listing was sent', () => {
    expect(done(defaults, { isPublished: true })).not.toContain('review');
  });
});
