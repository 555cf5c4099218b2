import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { arriveAt, renderAt } from '../page.testing.tsx';
import { useLiveSearch } from './use-live-search.ts';

const person = userEvent.setup({ advanceTimers: (ms) => void jest.advanceTimersByTime(ms) });
const pause = () => act(() => jest.advanceTimersByTimeAsync(500));

function List() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = useLiveSearch(params.get('query') ?? '', (query) =>
    query ? `/list?query=${query}` : '/list',
  );
  return (
    <form role="search" onSubmit={search.submit}>
      <input aria-label="Търсене" {...search.field} />
      <button type="button" onClick={() => void navigate(-1)}>
        Назад
      </button>
      <button type="button" onClick={() => void navigate('/list?query=друга')}>
        Връзка
      </button>
    </form>
  );
}
const box = () => screen.getByRole('searchbox');
const press = (name: string) => person.click(screen.getByRole('button', { name }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('useLiveSearch', () => {
  it('searches after a pause in typing, and leaves the search by one Back', async () => {
    renderAt('/list', [{ path: '/list', element: <List /> }]);
    await person.type(box(), 'an');
    await arriveAt('/list');
    await pause();
    await arriveAt('/list?query=an');
    await person.type(box(), 'a');
    await pause();
    await arriveAt('/list?query=ana');
    await press('Назад');
    await arriveAt('/list');
    expect(box()).toHaveValue('');
  });

  it('shows the text of the address after Back, also when leaving the field trimmed it', async () => {
    renderAt('/list', [{ path: '/list', element: <List /> }]);
    await person.type(box(), 'ana ');
    await pause();
    await arriveAt('/list?query=ana');
    expect(box()).toHaveValue('ana ');
    await press('Назад');
    await arriveAt('/list');
    expect(box()).toHaveValue('');
  });

  it('searches at once by Enter', async () => {
    renderAt('/list', [{ path: '/list', element: <List /> }]);
    await person.type(box(), 'ana{Enter}');
    await arriveAt('/list?query=ana');
  });

  it('keeps a step of the history that a link made', async () => {
    renderAt('/list', [{ path: '/list', element: <List /> }]);
    await press('Връзка');
    expect(box()).toHaveValue('друга');
    await person.clear(box());
    await person.type(box(), 'x{Enter}');
    await arriveAt('/list?query=x');
    await press('Назад');
    expect(box()).toHaveValue('друга');
  });
});
