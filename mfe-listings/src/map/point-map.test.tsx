import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import type { Point } from './box.ts';
import { fakeScreen } from './screen.testing.ts';
import PointMap, { type PointMapProps } from './point-map.tsx';

const SOFIA: Point = { lat: 42.6977, lon: 23.3219 };
const texts = {
  map: 'Карта за избор на точка',
  pin: 'Точката на имота. Със стрелките я местите.',
  centre: 'Постави в средата',
};
const onPick = jest.fn<void, [Point]>();

function Picker({ point: first, ...props }: Partial<PointMapProps>) {
  const [point, setPoint] = useState(first);
  const pick = (next: Point) => {
    onPick(next);
    setPoint(next);
  };
  return (
    <>
      <PointMap
        {...{ around: SOFIA, isClose: false, isExact: false, texts, ...props }}
        point={point}
        onPick={pick}
      />
      <button type="button" onClick={() => setPoint(undefined)}>
        махни
      </button>
    </>
  );
}
const pin = () => screen.queryByRole('button', { name: /^Точката на имота/u });
const canvas = () => screen.getByRole('group');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const circle = () => document.querySelector('path.map-area');
const picked = () => onPick.mock.lastCall?.[0] as Point;
/** Centre of the map, set by its button. */
async function middle(): Promise<Point> {
  await press('Постави в средата');
  return picked();
}

beforeAll(fakeScreen);
beforeEach(() => onPick.mockClear());

describe('PointMap', () => {
  it('starts without a point, around the place', async () => {
    render(<Picker />);
    expect(pin()).toBeNull();
    const at = await middle();
    expect(at.lat).toBeCloseTo(SOFIA.lat, 3);
    expect(at.lon).toBeCloseTo(SOFIA.lon, 3);
    expect(pin()).toBeInTheDocument();
  });

  it('sets the point where the map is pressed', () => {
    render(<Picker />);
    act(() => void fireEvent.click(canvas(), { clientX: 500, clientY: 300 }));
    expect(picked().lat).toBeCloseTo(SOFIA.lat, 3);
    expect(picked().lon).toBeGreaterThan(SOFIA.lon);
    expect(pin()).toBeInTheDocument();
  });

  it.each([
    ['ArrowUp', 1, 0],
    ['ArrowDown', -1, 0],
    ['ArrowLeft', 0, -1],
    ['ArrowRight', 0, 1],
  ])('moves the point by %s, and keeps the focus on it', async (key, north, east) => {
    render(<Picker point={SOFIA} />);
    act(() => pin()?.focus());
    expect(fireEvent.keyDown(pin() as HTMLElement, { key })).toBe(false);
    // + 0 turns -0 into 0 after rounding.
    expect(Math.sign(Math.round((picked().lat - SOFIA.lat) * 1e4)) + 0).toBe(north);
    expect(Math.sign(Math.round((picked().lon - SOFIA.lon) * 1e4)) + 0).toBe(east);
    expect(pin()).toHaveFocus();
    await userEvent.keyboard(`{${key}}`);
    expect(onPick).toHaveBeenCalledTimes(2);
  });

  it('leaves other keys to the browser', () => {
    render(<Picker point={SOFIA} />);
    expect(fireEvent.keyDown(pin() as HTMLElement, { key: 'Tab' })).toBe(true);
    expect(onPick).not.toHaveBeenCalled();
  });

  it('does not take the focus with a point that was set by the pointer', () => {
    render(<Picker point={SOFIA} />);
    act(() => void fireEvent.click(canvas(), { clientX: 410, clientY: 300 }));
    expect(onPick).toHaveBeenCalledTimes(1);
    expect(pin()).not.toHaveFocus();
  });

  it('comes to a point outside of the window', async () => {
    render(<Picker point={{ lat: 43.2, lon: 27.9 }} />);
    const at = await middle();
    expect(at.lon).toBeCloseTo(27.9, 2);
  });

  it('shows the circle that tenants see, unless the address is shown', () => {
    const { unmount } = render(<Picker point={SOFIA} />);
    expect(circle()).toBeInTheDocument();
    unmount();
    render(<Picker point={SOFIA} isExact />);
    expect(circle()).toBeNull();
    expect(pin()).toBeInTheDocument();
  });

  it('removes the point, and goes back to the place', async () => {
    render(<Picker point={{ lat: 43.2, lon: 27.9 }} />);
    await press('махни');
    expect(pin()).toBeNull();
    expect(circle()).toBeNull();
    const at = await middle();
    expect(at.lon).toBeCloseTo(SOFIA.lon, 2);
  });

  it('is closer on a district than on a city', async () => {
    const width = async (isClose: boolean): Promise<number> => {
      const { unmount } = render(<Picker isClose={isClose} />);
      act(() => void fireEvent.click(canvas(), { clientX: 700, clientY: 300 }));
      const distance = picked().lon - SOFIA.lon;
      unmount();
      return distance;
    };
    expect(await width(true)).toBeLessThan(await width(false));
  });
});
