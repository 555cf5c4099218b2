import { doneSteps } from './done-steps.ts';
import { openIssues } from './field-rules.ts';

const defaults = {
  propertyType: 'apartment' as const,
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

describe('doneSteps', () => {
  it('is empty for a new form, despite its prefilled contacts', () => {
    expect(done(defaults, { left: ['place'] })).toEqual([]);
  });

  it('has the steps that the landlord visited and left complete', () => {
    expect(done(defaults, { left: ['place', 'contact'] })).toEqual(['contact']);
    expect(done({ ...defaults, contactName: 'Агенция Дом' })).toEqual(['contact']);
  });

  it('has the review only once the listing was submitted', () => {
    expect(done(defaults, { isPublished: true })).not.toContain('review');
  });

  it('has no review while changes of a submitted listing are unsent', () => {
    const sent = { fields: defaults, defaults, issues: new Map(), left: new Set<never>(), isPublished: true };
    expect([...doneSteps({ ...sent, hasChanges: false })]).toContain('review');
    expect([...doneSteps({ ...sent, hasChanges: true })]).not.toContain('review');
  });
});
