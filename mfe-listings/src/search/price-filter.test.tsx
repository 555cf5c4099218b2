import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Facets } from '@pokriv/contracts/search/search';

import { fakeApi, show, switchCurrency } from '../page.testing.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useResults } from './use-results.ts';
import { useSearch } from './use-search.ts';

function Filters() {
  const search = useSearch();
  const results = useResults(search.state);
  return (
    <>
      <QuickFilters target={search} facets={results.facets} />
      <FilterChips search={search} />
    </>
  );
}

const reply = (facets: Facets = {}) => ({
  body: { success: true, data: [], pagination: { page: 1, limit: 24, total: 3, totalPages: 1 }, facets },
});
const address = () => screen.getByTestId('address');
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const chips = async () => plain((await screen.findByRole('group', { name: 'Избрани филтри' })).textContent);
const openFields = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Цена/u }));
  return within(await screen.findByRole('group', { name: 'Цена на месец' }));
};
type Fields = Awaited<ReturnType<typeof openFields>>;
/** Units of the two fields. */
const units = (fields: Fields) => fields.getAllByText(/^(?:лв\.|€)$/u).map(({ textContent }) => textContent);
const presets = (fields: Fields) =>
  within(fields.getByRole('group', { name: 'Често избирани цени' }))
    .getAllByRole('button')
    .map(({ textContent }) => plain(textContent));

afterEach(() => switchCurrency('BGN'));

describe('PriceFilter', () => {
  it('names in the address the currency that was typed, unless it is the site’s', async () => {
    const sent = fakeApi(() => reply());
    switchCurrency('EUR');
    show(<Filters />, '/properties');
    const fields = await openFields();
    expect(units(fields)).toEqual(['€', '€']);
    await userEvent.type(fields.getByLabelText('До'), '500{Tab}');
    expect(address()).toHaveTextContent('/properties?priceMax=500&currency=EUR');
    await waitFor(() =>
      expect(sent.map(({ path }) => path)).toContain(
        '/api/properties?currency=EUR&facets=true&limit=24&priceMax=500',
      ),
    );
    switchCurrency('BGN');
    expect(units(fields)).toEqual(['€', '€']);
    await userEvent.clear(fields.getByLabelText('До'));
    await userEvent.tab();
    expect(units(fields)).toEqual(['лв.', 'лв.']);
    await userEvent.type(fields.getByLabelText('До'), '900{Tab}');
    expect(address()).toHaveTextContent(/\?priceMax=900$/u);
  });

  it('offers round prices of the shown currency', async () => {
    fakeApi(() => reply());
    show(<Filters />, '/properties');
    const fields = await openFields();
    expect(presets(fields)).toEqual([
      'до 500 лв.',
      'до 800 лв.',
      'до 1 200 лв.',
      'до 1 500 лв.',
      'над 2 000 лв.',
    ]);
    switchCurrency('EUR');
    expect(presets(fields)).toEqual(['до 250 €', 'до 400 €', 'до 600 €', 'до 750 €', 'над 1 000 €']);
    await userEvent.click(fields.getByRole('button', { name: /над/u }));
    expect(address()).toHaveTextContent('/properties?priceMin=1000&currency=EUR');
    expect(await chips()).toContain('от 1 000 €');
  });

  it('counts buckets of the shown currency', async () => {
    const sent = fakeApi(({ path }) =>
      reply({ price: path.includes('currency=EUR') ? { '450': 3 } : { '900': 3 } }),
    );
    show(<Filters />, '/properties?location=sofia');
    const fields = await openFields();
    const tops = () =>
      [fields.queryByText(/^3.000\+ лв\.$/u), fields.queryByText(/^1.500\+ €$/u)].map(Boolean);
    await waitFor(() => expect(tops()).toEqual([true, false]));
    switchCurrency('EUR');
    await waitFor(() => expect(tops()).toEqual([false, true]));
    expect(sent.map(({ path }) => path)).toEqual([
      '/api/properties?facets=true&limit=24&location=sofia',
      '/api/properties?currency=EUR&facets=true&limit=1&location=sofia',
    ]);
  });

  it('keeps the meaning of a link when the person’s currency is switched', async () => {
    const sent = fakeApi(() => reply());
    show(<Filters />, '/properties?priceMax=500');
    expect(await chips()).toContain('до 500 лв.');
    switchCurrency('EUR');
    expect(await chips()).toContain('до 500 лв.');
    expect(address()).toHaveTextContent(/\?priceMax=500$/u);
    expect(sent.some(({ path }) => path.includes('currency'))).toBe(false);
    expect(units(await openFields())).toEqual(['лв.', 'лв.']);
  });

  it('reads a link in the other currency', async () => {
    const sent = fakeApi(() => reply());
    show(<Filters />, '/properties?priceMin=300&priceMax=500&currency=EUR');
    expect(await chips()).toContain('300–500 €');
    expect(sent[0]?.path).toContain('currency=EUR');
    expect(units(await openFields())).toEqual(['€', '€']);
  });

  it('converts a pasted sum that names the other currency, and widens the range to whole units', async () => {
    fakeApi(() => reply());
    show(<Filters />, '/properties');
    const fields = await openFields();
    const [from, to] = [fields.getByLabelText('От'), fields.getByLabelText('До')];
    for (const field of [from, to]) {
      await userEvent.click(field);
      await userEvent.paste('500 €');
    }
    expect(from).toHaveValue('977');
    expect(to).toHaveValue('978');
    await userEvent.clear(to);
    await userEvent.paste('1 200 лв.');
    expect(to).toHaveValue('1200');
  });
});
