import { screen } from '@testing-library/react';

import { aCard } from '../a-card.testing.ts';
import { fakeApi, show } from '../page.testing.tsx';
import { screenThat } from './search-page.testing.ts';
import { SearchPage } from './search-page.tsx';

jest.mock('../map/search-map.tsx', () => {
  throw new Error('Loading chunk search-map failed.');
});

beforeAll(() => {
  globalThis.scrollTo = () => undefined;
});

describe('SearchPage whose map cannot be loaded', () => {
  it('tells so beside the whole list', async () => {
    globalThis.matchMedia = screenThat((query) => query.includes('min-width'));
    fakeApi(() => ({
      body: {
        success: true,
        data: [aCard()],
        pagination: { page: 1, limit: 24, total: 1, totalPages: 1, hasNext: false, hasPrev: false },
      },
    }));
    show(<SearchPage />, '/properties?view=split');
    expect(await screen.findByText('Картата не се зареди. Списъкът е пълен и без нея.')).toBeInTheDocument();
    expect(screen.getByText('Светъл двустаен до метрото')).toBeVisible();
  });
});
