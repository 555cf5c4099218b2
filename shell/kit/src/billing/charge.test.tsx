import { act, render } from '@testing-library/react';
import { createStore, Provider } from 'jotai';

import { giveBoot } from '../boot.ts';
import { currencyAtom } from '../price/currency.ts';
import { Charge } from './charge.tsx';

const spaced = (part: Element | null) => part?.textContent.replaceAll('\u00a0', ' ');

function show(amount: number) {
  const store = createStore();
  const { container } = render(
    <Provider store={store}>
      <Charge amount={amount} isLarge />
    </Provider>,
  );
  const shown = () => container.querySelector('[aria-hidden]');
  return { store, container, shown };
}

beforeEach(() => giveBoot({ primaryCurrency: 'BGN' }));

describe('Charge', () => {
  it('shows both currencies, the chosen one first, and reads them aloud in words', () => {
    const { store, container, shown } = show(999);
    expect(spaced(shown())).toBe('19,54 лв. / 9,99 €');
    expect(spaced(container)).toContain('19 лева и 54 стотинки, 9 евро и 99 цента');
    act(() => store.set(currencyAtom, 'EUR'));
    expect(spaced(shown())).toBe('9,99 € / 19,54 лв.');
  });

  it('has both sums in one size, weight and colour', () => {
    const { shown } = show(-999);
    const looks = [...(shown()?.children ?? [])].map((sum) => {
      const { fontSize, fontWeight, color } = getComputedStyle(sum);
      return { fontSize, fontWeight, color };
    });
    expect(looks).toHaveLength(2);
    expect(looks[0]).toEqual(looks[1]);
  });
});
