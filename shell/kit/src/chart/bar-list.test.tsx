import { render, screen, within } from '@testing-library/react';

import { BarList } from './bar-list.tsx';

describe('BarList', () => {
  it('names each bar and writes its value', () => {
    const bars = [
      { name: 'София', value: 900 },
      { name: 'Варна', value: 300 },
    ];
    render(<BarList title="По град" bars={bars} fill="red" formatValue={(value) => `${value} бр.`} />);
    const rows = within(screen.getByRole('list', { name: 'По град' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['София900 бр.', 'Варна300 бр.']);
  });
});
