import { doneSteps } from './done-steps.ts';
import { openIssues } from './field-rules.ts';

const defaults = {
  minLeaseMonths: 12,
  availableFrom: '2026-11-22',
  contactName: 'Мария Иванова',
  contactPhone: '0888123456',
  contactMethods: ['phone' as const],
};
interface Visit {
  left?: ('place' | 'contact')[];
  isPublished?: boolean;
  hasChanges?: boolean;
}
const done = (fields: object, { left = [], isPublished = false, hasChanges = false }: Visit = {}) => [
  ...doneSteps({
    fields,
    defaults,
    issues: openIssues(fields, 0),
    left: new Set(left),
    isPublished,
    hasChanges,
  }),
];

describe('steps that count as done', () => {
  it('are none in a new form, though its contacts are filled in beforehand', () => {
    expect(done(defaults, { left: ['place'] })).toEqual([]);
  });

  it('are those that the landlord has looked at and left complete', () => {
    expect(done(defaults, { left: ['place', 'contact'] })).toEqual(['contact']);
    expect(done({ ...defaults, contactName: 'Агенция Дом' })).toEqual(['contact']);
  });

  it('are without the review until the listing was sent', () => {
    expect(done(defaults, { isPublished: true })).not.toContain('review');
  });

  it('are without the review while changes of a sent listing were not sent', () => {
    const sent = { fields: defaults, defaults, issues: new Map(), left: new Set<never>(), isPublished: true };
    expect([...doneSteps({ ...sent, hasChanges: false })]).toContain('review');
    expect([...doneSteps({ ...sent, hasChanges: true })]).not.toContain('review');
  });
});
