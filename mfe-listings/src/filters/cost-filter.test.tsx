import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { switchCurrency } from '../page.testing.tsx';
import { nothingSought, type SearchState } from '../search-address/search-state.ts';
import { CostFilter } from './cost-filter.tsx';

const change = jest.fn();
const show = (state: Partial<SearchState> = {}) =>
  render(
    <CostFilter
      target={{ state: { ...nothingSought, ...state }, change }}
      facets={{
        noCommission: { true: 14 },
        commissionMax: { 50: 21, 100: 30 },
        depositMax: { 0: 3, 100: 40, 200: 52 },
      }}
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

  const choices = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map((button) => [button.textContent?.replaceAll('\u00a0', ' '), button.getAttribute('aria-pressed')]);
  const press = (group: string, name: RegExp) =>
    userEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name }));

  it('offers limits of the deposit, of which one is chosen, with counts', async () => {
    show({ depositMax: '200' });
    expect(screen.getByRole('group', { name: 'Депозит' })).toHaveAccessibleDescription(
      'Само обяви, в които е посочен.',
    );
    expect(choices('Депозит')).toEqual([
      [expect.stringMatching(/^Без депозит.*3/u), 'false'],
      [expect.stringMatching(/^До 1 наем.*40/u), 'false'],
      [expect.stringMatching(/^До 2 наема.*52/u), 'true'],
    ]);
    await press('Депозит', /^До 1.наем/u);
    expect(change).toHaveBeenLastCalledWith({ depositMax: '100' });
    await press('Депозит', /^До 2.наема/u);
    expect(change).toHaveBeenLastCalledWith({ depositMax: '' });
  });

  it('offers no commission or a limit of it as one choice, with counts', async () => {
    show({ noCommission: true });
    expect(choices('Комисиона')).toEqual([
      [expect.stringMatching(/^Без комисиона.*14/u), 'true'],
      [expect.stringMatching(/^До половин наем.*21/u), 'false'],
      [expect.stringMatching(/^До 1 наем.*30/u), 'false'],
    ]);
    await press('Комисиона', /^До половин наем/u);
    expect(change).toHaveBeenLastCalledWith({ noCommission: false, commissionMax: '50' });
    await press('Комисиона', /^Без комисиона/u);
    expect(change).toHaveBeenLastCalledWith({ noCommission: false, commissionMax: '' });
  });

  it('drops a limit of the commission for none at all, and on another press', async () => {
    show({ commissionMax: '100' });
    await press('Комисиона', /^Без комисиона/u);
    expect(change).toHaveBeenLastCalledWith({ noCommission: true, commissionMax: '' });
    await press('Комисиона', /^До 1.наем/u);
    expect(change).toHaveBeenLastCalledWith({ noCommission: false, commissionMax: '' });
  });
});
