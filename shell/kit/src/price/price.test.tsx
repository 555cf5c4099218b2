/** @jest-environment-options {"styles": true} */
import { sumOf, toMoney } from '@pokriv/contracts/money';
import { render, screen } from '@testing-library/react';

import { giveBoot } from '../boot.ts';
import { Price } from './price.tsx';

const rent = toMoney(sumOf(500, 'EUR'));
const spaced = (element: Element | null) => element?.textContent.replaceAll('\u00a0', ' ');

beforeEach(() => giveBoot({ primaryCurrency: 'EUR' }));

describe('Price', () => {
  it('shows both currencies, and reads them aloud in words', () => {
    const { container } = render(<Price money={rent} />);
    expect(spaced(container.querySelector('[aria-hidden]'))).toBe('500 € / 977,92 лв.');
    expect(spaced(container)).toContain('500 евро, 977 лева и 92 стотинки');
  });

  it('never parts the period from its sum', () => {
    render(<Price money={rent} />);
    expect(screen.getByText('/месец')).toHaveStyle({ whiteSpace: 'nowrap' });
  });

  it.each([undefined, { cents: 0, currency: 'EUR', bgn: 0 } as typeof rent])(
    'says that %j is no price',
    (money) => {
      render(<Price money={money} />);
      expect(screen.getByText('Цената още не е посочена')).toBeInTheDocument();
    },
  );
});
