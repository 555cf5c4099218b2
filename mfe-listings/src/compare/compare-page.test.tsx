import type { PublicProperty } from '@pokriv/contracts/listing/property';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aListing } from '../a-listing.testing.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { inLeva } from '../sums.testing.ts';
import { ComparePage } from './compare-page.tsx';

/** Mock server: these listings, 404 for others. */
function serve(...listings: PublicProperty[]) {
  return fakeApi(({ path }) => {
    const data = listings.find(({ id }) => path.endsWith(`/${id}`));
    return data
      ? { body: { success: true, data } }
      : { status: 410, body: { success: false, code: 'GONE', message: 'Няма я.' } };
  });
}
const cheap = aListing({ id: 'a', title: 'Евтина', price: inLeva(900) });
const dear = aListing({ id: 'b', title: 'Скъпа', price: inLeva(1200) });
const columns = () =>
  screen.getAllByRole('columnheader').map((head) => within(head).getByRole('link').textContent);

describe('ComparePage', () => {
  it('shows the listings of the address as columns, in its order', async () => {
    serve(cheap, dear);
    show(<ComparePage />, '/favorites/compare?ids=b,a');
    await screen.findByRole('link', { name: 'Евтина' });
    await screen.findByRole('link', { name: 'Скъпа' });
    expect(columns()).toEqual(['Скъпа', 'Евтина']);
    const rent = screen.getByRole('rowheader', { name: 'Наем (различава се)' }).closest('tr')!;
    const cells = within(rent).getAllByRole('cell');
    expect(cells[0]).not.toHaveTextContent('най-ниско');
    expect(cells[1]).toHaveTextContent('най-ниско');
  });

  it('heads the amenities across the names and all listings', async () => {
    serve(aListing({ ...cheap, amenities: ['balcony'] }), dear);
    show(<ComparePage />, '/favorites/compare?ids=a,b');
    await screen.findByRole('link', { name: 'Скъпа' });
    expect(await screen.findByRole('rowheader', { name: 'Удобства' })).toHaveAttribute('colspan', '3');
  });

  it('takes four at most, each once', async () => {
    const sent = serve();
    show(<ComparePage />, '/favorites/compare?ids=a,a,b,c,d,e');
    expect(await screen.findAllByText('Обявата вече я няма')).toHaveLength(4);
    expect(sent).toHaveLength(4);
    expect(screen.queryByRole('link', { name: 'Добави още' })).toBeNull();
  });

  it('removes one, and the address follows', async () => {
    serve(cheap, dear);
    show(<ComparePage />, '/favorites/compare?ids=a,b');
    await userEvent.click(await screen.findByRole('button', { name: 'Махни от сравнението: Евтина' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/favorites/compare?ids=b');
    expect(screen.queryByRole('link', { name: 'Евтина' })).toBeNull();
    expect(screen.getByText('Добавете поне още една обява, за да ги сравните.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Сравнение на обяви' })).toHaveFocus();
    await userEvent.click(await screen.findByRole('button', { name: 'Махни от сравнението: Скъпа' }));
    expect(screen.getByRole('link', { name: 'Към любимите обяви' })).toHaveFocus();
  });

  it('leads back to the choice with these ticked', async () => {
    serve(cheap, dear);
    show(<ComparePage />, '/favorites/compare?ids=a,b');
    expect(await screen.findByRole('link', { name: 'Добави още' })).toHaveAttribute(
      'href',
      '/favorites?compare=a,b',
    );
  });

  it('keeps the column of a listing that is gone, to be removed', async () => {
    serve(cheap);
    show(<ComparePage />, '/favorites/compare?ids=a,b');
    expect(await screen.findByText('Обявата вече я няма')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Евтина' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Махни от сравнението: Без заглавие' })).toBeVisible();
  });

  it('offers a retry of a listing that did not load', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown
        ? { status: 429, body: { success: false, code: 'RATE_LIMITED', message: 'Много.' } }
        : { body: { success: true, data: cheap } },
    );
    show(<ComparePage />, '/favorites/compare?ids=a');
    const retry = await screen.findByRole('button', { name: 'Опитай пак' });
    isDown = false;
    await userEvent.click(retry);
    expect(await screen.findByRole('link', { name: 'Евтина' })).toBeVisible();
  });

  it('leads to the favourites without a choice', () => {
    show(<ComparePage />, '/favorites/compare?ids=,,');
    expect(screen.getByRole('link', { name: 'Към любимите обяви' })).toHaveAttribute('href', '/favorites');
  });
});
