import { screen } from '@testing-library/react';

import { fakeApi, show } from '../page.testing.tsx';
import { fakeNarrowScreen } from './search-page.testing.ts';
import { SearchPage } from './search-page.tsx';

jest.mock('./empty-results.tsx', () => {
  throw new Error('Loading chunk empty-results failed.');
});

beforeAll(fakeNarrowScreen);

describe('SearchPage without results', () => {
  it('stays when the suggestions cannot be loaded', async () => {
    fakeApi(() => ({
      body: {
        success: true,
        data: [],
        pagination: { page: 1, limit: 24, total: 0, totalPages: 0, hasNext: false, hasPrev: false },
      },
    }));
    show(<SearchPage />, '/properties?location=sofia&view=list');
    expect(await screen.findByText('Тук няма обяви, а предложенията не се заредиха.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Филтри/u })[0]).toBeInTheDocument();
  });
});
