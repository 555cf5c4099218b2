import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { switchCurrency } from '../page.testing.tsx';
import { nothingSought, type SearchState } from '../search-address/search-state.ts';
import { CostFilter } from './cost-filter.tsx';

const change = jest.fn();
const show = (state: Partial<SearchState> = {}) =>
  render(
    <CostFilter
      target={{ state: { ...nothingSought, ...state }, change }}
      facets={{ noCommission: { true: 14 } }}
    />,
  );
const monthly = () => screen.getByLabelText('Общо на месец до');
const moveIn = () => screen.getByLabelText('При нанасяне до');

beforeEach(() => change.mockClear());
afterEach(() => switchCurrency('BGN'));

describe('CostFilter', () => {
  it('says what each sum consists of', () => {
    show();
    expect(monthly()).toHaveAccessibleDescription('Наем, такси и сметки. Само обяви, в които са посочени.');
    expect(moveIn()).toHaveAccessibleDescription(
      'Наем, депозит и комисиона. Само обяви, в които са посочени.',
    );
  });

  it('names the person’s currency unless it is the site’s', async () => {
    show();
    await userEvent.type(monthly(), '1500{Tab}');
    expect(change).toHaveBeenLastCalledWith(
      { monthlyTotalMax: 1500, currency: '' },
      { typing: 'monthlyTotalMax' },
    );
    switchCurrency('EUR');
    await userEvent.type(moveIn(), '900{Tab}');
    expect(change).toHaveBeenLastCalledWith({ moveInMax: 900, currency: 'EUR' }, { typing: 'moveInMax' });
  });

  it('keeps the currency of the sums of the search', async () => {
    show({ priceMax: 700, currency: 'EUR', monthlyTotalMax: 800 });
    expect(screen.getAllByText('€')).toHaveLength(2);
    expect(monthly()).toHaveValue('800');
    await userEvent.clear(monthly());
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith(
      { monthlyTotalMax: undefined, currency: 'EUR' },
      { typing: 'monthlyTotalMax' },
    );
  });

  it('converts a pasted sum that names the other currency', async () => {
    show();
    await userEvent.click(moveIn());
    await userEvent.paste('500 €');
    expect(moveIn()).toHaveValue('978');
  });

  it.each([
    ['500,5', '501'],
    ['1.200', '1200'],
    ['1 200,00', '1200'],
  ])('understands „%s“ typed by hand once the field is left', async (text, understood) => {
    show();
    await userEvent.type(monthly(), text);
    expect(monthly()).toHaveValue(text);
    await userEvent.tab();
    expect(monthly()).toHaveValue(understood);
    expect(change).toHaveBeenLastCalledWith(
      { monthlyTotalMax: Number(understood), currency: '' },
      { typing: 'monthlyTotalMax' },
    );
  });

  it('switches the commission off, with a count', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Без комисиона.*14/u }));
    expect(change).toHaveBeenLastCalledWith({ noCommission: true });
  });
});
