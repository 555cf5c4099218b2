import { useNavigate } from '@pokriv/web-kit/router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show } from '../page.testing.tsx';
import { useListSheet } from './use-list-sheet.ts';
import { useSearch } from './use-search.ts';

function Sample() {
  const search = useSearch();
  const { isOpen, setIsOpen } = useListSheet(search);
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'затвори' : 'отвори'}</button>
      <button onClick={() => search.change({ location: 'sofia' })}>София</button>
      <button onClick={() => void navigate(-1)}>назад</button>
    </>
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const isAt = (address: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${address}$`, 'u')));

const MAP = String.raw`/properties\?page=2&view=map`;
const OPEN = `${MAP}&list=true`;

describe('useListSheet', () => {
  it('opens in the URL on the same page of results, and Back closes', async () => {
    show(<Sample />, '/properties?page=2&view=map');
    await press('отвори');
    await isAt(OPEN);
    await press('назад');
    await isAt(MAP);
    expect(screen.getByRole('button', { name: 'отвори' })).toBeInTheDocument();
  });

  it('leaves no extra step to go back when the handle closes it', async () => {
    show(<Sample />, '/properties?page=2&view=map');
    await press('София');
    await isAt(String.raw`/properties\?location=sofia&view=map`);
    await press('отвори');
    await press('затвори');
    await isAt(String.raw`/properties\?location=sofia&view=map`);
    await press('назад');
    await isAt(MAP);
  });

  it('is open after a link that says so, and closes in place', async () => {
    show(<Sample />, '/properties?page=2&view=map&list=true');
    await press('затвори');
    await isAt(MAP);
  });

  it('stays open while filters change', async () => {
    show(<Sample />, '/properties?view=map&list=true');
    await press('София');
    await isAt(String.raw`/properties\?location=sofia&view=map&list=true`);
  });
});
