import { act, render, screen, waitFor } from '@testing-library/react';

import { PlaceMap } from './place-map.tsx';
import PlaceMapView from './place-map-view.tsx';
import { fakeScreen } from './screen.testing.ts';

const point = { lat: 42.67, lon: 23.32 };

let see: (isIntersecting: boolean) => void = () => undefined;

class Watch {
  constructor(notice: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => notice([{ isIntersecting }]);
  }
  observe(): void {}
  disconnect(): void {}
}

beforeAll(() => {
  fakeScreen();
  Object.assign(globalThis, { IntersectionObserver: Watch });
});

describe('PlaceMapView', () => {
  it('shows a circle for an approximate place, and says so', () => {
    render(<PlaceMapView point={point} label="Лозенец" />);
    expect(document.querySelector('path.map-area')).toBeInTheDocument();
    expect(document.querySelector('.map-here')).toBeNull();
    expect(screen.getAllByText(/приблизител/iu)).not.toEqual([]);
  });

  it('shows a mark for the exact place', () => {
    render(<PlaceMapView point={point} isExact label="Лозенец" />);
    expect(document.querySelector('.map-here')).toBeInTheDocument();
    expect(document.querySelector('.leaflet-interactive')).toBeNull();
    expect(document.querySelector('path.map-area')).toBeNull();
    expect(screen.queryByText(/приблизител/iu)).toBeNull();
  });

  it('explains the metro lines on screen, and none where there is no metro', async () => {
    const said = () => screen.queryByRole('list', { name: 'Линии на метрото' })?.textContent;
    const { rerender } = render(<PlaceMapView point={{ lat: 42.6785, lon: 23.233 }} label="Горна баня" />);
    await waitFor(() => expect(said()).toBe('M3'));
    rerender(<PlaceMapView point={{ lat: 43.21, lon: 27.91 }} label="Варна" />);
    await waitFor(() => expect(said()).toBeUndefined());
  });

  it('shows another place with the mark moved, and no second one', () => {
    const { rerender } = render(<PlaceMapView point={point} isExact label="Лозенец" />);
    rerender(<PlaceMapView point={{ lat: 43.2, lon: 27.9 }} isExact label="Чайка" />);
    expect(document.querySelectorAll('.map-here')).toHaveLength(1);
  });

  it('is no stop of the keyboard beside its buttons', () => {
    render(<PlaceMapView point={point} label="Лозенец" />);
    const stops = [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')];
    expect(stops).toEqual([]);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Приближи',
      'Отдалечи',
    ]);
  });
});

describe('PlaceMap', () => {
  it('loads the map only once it is near the window', async () => {
    render(<PlaceMap point={point} label="Лозенец" />);
    act(() => see(false));
    expect(screen.queryByRole('button', { name: 'Приближи' })).toBeNull();
    act(() => see(true));
    expect(await screen.findByRole('button', { name: 'Приближи' })).toBeInTheDocument();
  });
});
