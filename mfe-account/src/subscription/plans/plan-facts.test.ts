import { planFacts } from './plan-facts.ts';

const given = (plan: Parameters<typeof planFacts>[0]) =>
  planFacts(plan)
    .filter(({ isGiven }) => isGiven)
    .map(({ text }) => text.replaceAll('\u00a0', ' '));

describe('planFacts', () => {
  it('gives the free plan listings, days and counts, and nothing else', () => {
    expect(given('free')).toEqual(['1 обява наведнъж', 'всяка обява е публична 30 дни', 'основни броячи']);
    expect(planFacts('free')).toHaveLength(6);
  });

  it('gives the business plan every feature', () => {
    expect(given('business')).toHaveLength(planFacts('business').length);
  });
});
