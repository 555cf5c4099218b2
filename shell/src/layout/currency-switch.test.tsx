import { moneyOf, sumOf } from '@pokriv/contracts/money';
import { Amount, currencyAtom } from '@pokriv/web-kit/price';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';

import { CurrencySwitch } from './currency-switch.tsx';

const price = moneyOf(sumOf(500, 'EUR').cents);
const open = () =>
  render(
    <>
      <CurrencySwitch />
      <p data-testid="price">
        <Amount money={price} />
      </p>
      <CurrencySwitch />
    </>,
  );
const shown = () => screen.getByTestId('price').firstChild?.textContent?.replaceAll('\u00a0', ' ');
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));

beforeEach(() => act(() => getDefaultStore().set(currencyAtom, 'BGN')));

describe('CurrencySwitch', () => {
  it('names its state, and a press changes every price and every other switch at once', async () => {
    open();
    expect(screen.getAllByRole('group', { name: 'Валута' })).toHaveLength(2);
    expect([shown(), pressed()]).toEqual(['977,92 лв. / 500 €', ['Лева, лв.', 'Лева, лв.']]);
    const [euro] = screen.getAllByRole('button', { name: 'Евро, €' });
    await userEvent.click(euro as HTMLElement);
    expect([shown(), pressed()]).toEqual(['500 € / 977,92 лв.', ['Евро, €', 'Евро, €']]);
  });

  it('works by the keyboard', async () => {
    open();
    await userEvent.tab();
    expect(screen.getAllByRole('button', { name: 'Лева, лв.' })[0]).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(pressed()[0]).toBe('Евро, €');
    expect(screen.getAllByRole('button', { name: 'Евро, €' })[0]).toHaveFocus();
  });
});
