import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aSavedSearch } from '../alerts/a-saved-search.testing.ts';
import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { fakeApi, show } from '../page.testing.tsx';
import { fakeScreen } from './screen.testing.ts';
import SearchMap from './search-map.tsx';

const area = '23.3,42.6;23.4,42.6;23.4,42.7';

function showMap(place: { polygon?: string; bbox?: string }, part: Partial<SaveSearch> = {}) {
  fakeApi(() => ({ body: { success: true, data: { total: 0, pins: [], clusters: [] } } }));
  const onClick = jest.fn();
  const opener = { onClick, onPointerEnter: jest.fn(), onFocus: jest.fn() };
  const save: SaveSearch = { isOffered: true, saved: undefined, opener, view: null, ...part };
  const heard = { onHover: jest.fn(), onBounds: jest.fn(), onPolygon: jest.fn() };
  show(<SearchMap query={{}} save={save} {...place} {...heard} />);
  return onClick;
}

beforeAll(fakeScreen);

describe('SaveTool on the search map', () => {
  it.each([{ polygon: area }, { bbox: '23.3,42.6,23.4,42.7' }])('saves the search with %j', async (place) => {
    const press = showMap(place);
    await userEvent.click(await screen.findByRole('button', { name: 'Запази търсенето' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('is absent without an area', async () => {
    showMap({});
    expect(await screen.findByRole('button', { name: 'Очертай район' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Запази търсенето' })).not.toBeInTheDocument();
  });

  it('leads to the saved search', async () => {
    showMap({ polygon: area }, { saved: aSavedSearch({ id: 's7' }) });
    expect(await screen.findByRole('link', { name: 'Запазено' })).toHaveAttribute(
      'href',
      '/saved-searches#s7',
    );
  });
});
