import { act, render, screen, waitFor } from '@testing-library/react';

import { fakeApi, signInAs, signOut } from '../page.testing.tsx';
import { aSavedSearch } from './a-saved-search.testing.ts';
import { markOpened, SinceVisit } from './since-visit.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const opened = () => fakeApi(() => ({ body: { success: true, data: aSavedSearch() } }));

beforeEach(() => signInAs('tenant'));
afterEach(() => act(() => signOut()));

describe('SinceVisit', () => {
  it.each([
    [1, '1 нова от последното ви идване'],
    [3, '3 нови от последното ви идване'],
  ])('counts %i new and tells the server that they are seen', async (newCount, text) => {
    const sent = opened();
    render(<SinceVisit saved={aSavedSearch({ id: 's7', newCount })} areShown />);
    expect(screen.getByText(text, { normalizer: plain })).toBeInTheDocument();
    await waitFor(() =>
      expect(sent.map(({ method, path }) => [method, path])).toEqual([
        ['POST', '/api/saved-searches/s7/opened'],
      ]),
    );
  });

  it('keeps its count after the server has none new any more', async () => {
    opened();
    const { rerender } = render(<SinceVisit saved={aSavedSearch({ newCount: 3 })} areShown />);
    rerender(<SinceVisit saved={aSavedSearch({ newCount: 0 })} areShown />);
    expect(screen.getByText('3 нови от последното ви идване', { normalizer: plain })).toBeInTheDocument();
    await act(async () => undefined);
  });

  it('does not call them seen before the results are shown', async () => {
    const sent = opened();
    render(<SinceVisit saved={aSavedSearch({ newCount: 3 })} areShown={false} />);
    await act(async () => undefined);
    expect(sent).toEqual([]);
  });

  it('says nothing when nothing is new, and nothing of a search that is not saved', async () => {
    const sent = opened();
    const { rerender } = render(<SinceVisit saved={undefined} areShown />);
    expect(sent).toEqual([]);
    rerender(<SinceVisit saved={aSavedSearch()} areShown />);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByText(/от последното/u)).not.toBeInTheDocument();
  });
});

describe('markOpened', () => {
  it('leaves them new when the server refuses', async () => {
    fakeApi(() => ({ status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Не.' } }));
    await expect(markOpened('s7')).resolves.toBeUndefined();
  });
});
