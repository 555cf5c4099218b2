import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { arriveAt, renderAt } from '../page.testing.tsx';
import { TablePage, type TableShape } from './table-page.tsx';
import { useTableAddress } from './use-table-address.ts';

interface Person {
  id: string;
  name: string;
  role: string;
  listings: number;
}

const people: Person[] = [
  { id: 'a', name: 'Ана', role: 'Наемател', listings: 2 },
  { id: 'b', name: 'Боян', role: 'Наемодател', listings: 0 },
];
const shape: TableShape<Person> = {
  id: 'people',
  title: 'Хора',
  counted: ['човек', 'души'],
  searchHint: 'Име',
  filters: [{ name: 'role', label: 'Роля', options: { tenant: 'Наемател', landlord: 'Наемодател' } }],
  sorts: { newest: 'Най-нови', name: 'По име' },
  columns: [
    { id: 'name', label: 'Име', cell: ({ name }) => name, sorts: [{ sort: 'name', direction: 'ascending' }] },
    { id: 'role', label: 'Роля', cell: ({ role }) => role },
    { id: 'listings', label: 'Обяви', align: 'end', cell: ({ listings }) => listings, isExtra: true },
  ],
  rowKey: ({ id }) => id,
};
const pagination = { page: 1, limit: 20, total: 41, totalPages: 3, hasNext: true, hasPrev: false };

function People({ data = people }: { data?: Person[] }) {
  const address = useTableAddress({
    path: '/people',
    filters: shape.filters,
    sorts: shape.sorts,
    defaultSort: 'newest',
  });
  return (
    <>
      <output data-testid="list-query">{JSON.stringify(address.listQuery)}</output>
      <TablePage
        shape={shape}
        address={address}
        list={{ data: { data, pagination: { ...pagination, total: data.length } }, mutate: () => undefined }}
      />
    </>
  );
}

const renderPeople = (search = '', data?: Person[]) =>
  renderAt(`/people${search}`, [{ path: '/people', element: <People data={data} /> }]);
const listQuery = () => JSON.parse(screen.getByTestId('list-query').textContent) as unknown;
const person = userEvent.setup();

beforeEach(() => localStorage.clear());

describe('TablePage', () => {
  it('keeps filter, search, sort and page in the address', async () => {
    renderPeople('?page=2');
    expect(listQuery()).toEqual({ sort: 'newest', page: '2' });
    await person.selectOptions(screen.getByRole('combobox', { name: 'Роля' }), 'Наемодател');
    await arriveAt('/people?role=landlord');
    await person.type(screen.getByRole('searchbox', { name: 'Търсене' }), 'ана{Enter}');
    await arriveAt('/people?role=landlord&query=%D0%B0%D0%BD%D0%B0');
    await person.click(screen.getByRole('button', { name: 'Име' }));
    expect(listQuery()).toEqual({ role: 'landlord', query: 'ана', sort: 'name', page: '1' });
    expect(screen.getByRole('columnheader', { name: 'Име' })).toHaveAttribute('aria-sort', 'ascending');
  });

  it('drops unknown parameters from the address', () => {
    renderPeople('?role=king&sort=height&page=-3');
    expect(listQuery()).toEqual({ sort: 'newest', page: '1' });
  });

  it('remembers the chosen columns in this browser', async () => {
    const { unmount } = renderPeople();
    expect(screen.queryByRole('columnheader', { name: 'Обяви' })).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Колони' }));
    const choice = screen.getByRole('group', { name: 'Кои колони се виждат' });
    expect(within(choice).queryByRole('checkbox', { name: 'Име' })).not.toBeInTheDocument();
    await person.click(within(choice).getByRole('checkbox', { name: 'Обяви' }));
    await person.click(within(choice).getByRole('checkbox', { name: 'Роля' }));
    unmount();
    renderPeople();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Име',
      'Обяви',
    ]);
  });

  it('offers to clear the filters when nothing matches', async () => {
    renderPeople('?role=tenant&query=x', []);
    const [clear] = screen.getAllByRole('button', { name: 'Изчисти филтрите' });
    if (clear) await person.click(clear);
    await arriveAt('/people');
  });
});
