import { render } from '@testing-library/react';

import { changeOf, RevenueChange } from './revenue-change.tsx';

describe('RevenueChange', () => {
  it.each([
    [1500, 1000, 'Повече +50 % спрямо предишния период: 19,56 лв. / 10 €'],
    [500, 1000, 'По-малко -50 % спрямо предишния период: 19,56 лв. / 10 €'],
    [1000, 1000, 'колкото през предишния период: 19,56 лв. / 10 €'],
    [1000, 0, 'През предишния период не е имало приходи.'],
  ])('from %d and %d before is „%s“', (total, before, text) => {
    const { container } = render(<RevenueChange total={total} before={before} />);
    expect(container.textContent.replaceAll('\u00a0', ' ').replace('−', '-')).toBe(text);
  });
});

it('changeOf returns percent of the previous sum, null without one', () => {
  expect(changeOf(1500, 1000)).toBe(50);
  expect(changeOf(999, 1998)).toBe(-50);
  expect(changeOf(1000, 1000)).toBe(0);
  expect(changeOf(-500, 1000)).toBe(-150);
  expect(changeOf(1000, 0)).toBeNull();
});
