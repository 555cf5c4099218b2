import { map as createMap, type Map as LeafletMap } from 'leaflet';

import { fakeScreen } from '../screen.testing.ts';
import { areaInMiddle } from './area-in-middle.ts';
import { startDrawing } from './draw-line.ts';

type Spot = readonly [x: number, y: number];

let map: LeafletMap;
let surface: HTMLElement;
const onCorners = jest.fn();
const onDone = jest.fn();
const start = () => startDrawing(map, surface, { onCorners, onDone });

interface Press {
  button?: number;
  isPrimary?: boolean;
}

/** jsdom has no pointer events: mouse events with their fields. */
function point(type: string, [clientX, clientY]: Spot, { button = 0, isPrimary = true }: Press = {}): void {
  const event = new MouseEvent(type, { clientX, clientY, button });
  surface.dispatchEvent(Object.assign(event, { isPrimary, pointerId: 1 }));
}
function click(spot: Spot, more?: Press): void {
  point('pointerdown', spot, more);
  point('pointerup', spot, more);
}
function drag(...spots: readonly Spot[]): void {
  const [from = [0, 0], ...rest] = spots;
  point('pointerdown', from);
  for (const spot of rest) point('pointermove', spot);
  point('pointerup', spots.at(-1) ?? from);
}
/** Corners in px. */
const spotsOf = (corners: readonly { lat: number; lon: number }[]): number[][] =>
  corners.map(({ lat, lon }) => {
    const { x, y } = map.latLngToContainerPoint([lat, lon]);
    return [Math.round(x), Math.round(y)];
  });
const doneSpots = () => spotsOf((onDone.mock.lastCall as [{ lat: number; lon: number }[]])[0]);
/** Number of points drawn; Leaflet writes an empty path as `M0 0`. */
const drawnPoints = (): number =>
  (document.querySelector('path.map-drawn')?.getAttribute('d') ?? '').match(/[ML](?!0 0)\d/gu)?.length ?? 0;

beforeAll(fakeScreen);
beforeEach(() => {
  jest.clearAllMocks();
  const canvas = document.createElement('div');
  surface = document.createElement('div');
  surface.setPointerCapture = () => undefined;
  document.body.replaceChildren(canvas, surface);
  map = createMap(canvas, { zoomSnap: 0, zoomAnimation: false }).setView([42.7, 23.32], 13);
});
afterEach(() => map.remove());

describe('startDrawing', () => {
  it('draws a line that takes no press from what is below it', () => {
    start();
    expect(document.querySelector('path.map-drawn')).not.toHaveClass('leaflet-interactive');
  });

  it('adds a corner with each click, and closes the area with a click near the first', () => {
    start();
    for (const spot of [
      [100, 100],
      [400, 100],
    ] as const)
      click(spot);
    click([105, 105]);
    expect(onCorners.mock.calls).toEqual([[1], [2], [3]]);
    expect(onDone).not.toHaveBeenCalled();
    click([400, 400]);
    click([100, 119]);
    expect(onCorners).toHaveBeenLastCalledWith(5);
    click([100, 118]);
    expect(doneSpots()).toEqual([
      [100, 100],
      [400, 100],
      [105, 105],
      [400, 400],
      [100, 119],
    ]);
  });

  it('finishes an area from three corners on', () => {
    const drawing = start();
    click([100, 100]);
    click([400, 100]);
    drawing.finish();
    expect(onDone).not.toHaveBeenCalled();
    click([400, 400]);
    drawing.finish();
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('takes the last corner back', () => {
    const drawing = start();
    click([100, 100]);
    click([400, 100]);
    click([400, 400]);
    drawing.undo();
    expect(onCorners).toHaveBeenLastCalledWith(2);
    expect(drawnPoints()).toBe(2);
  });

  it('takes no more than 60 corners', () => {
    start();
    for (let index = 0; index < 62; index += 1) click([20 + index * 10, index % 2 ? 100 : 300]);
    expect(onCorners).toHaveBeenLastCalledWith(60);
  });

  it('draws an area freehand with a drag', () => {
    start();
    drag([100, 100], [300, 100], [300, 300], [100, 300]);
    expect(doneSpots()).toEqual([
      [100, 100],
      [300, 100],
      [300, 300],
      [100, 300],
    ]);
    expect(onCorners).not.toHaveBeenCalled();
  });

  it('leaves out the bends of a freehand line that are hardly seen', () => {
    start();
    drag([100, 100], [200, 102], [300, 100], [300, 300], [205, 290], [100, 300]);
    expect(doneSpots()).toEqual([
      [100, 100],
      [300, 100],
      [300, 300],
      [205, 290],
      [100, 300],
    ]);
  });

  it('draws a triangle freehand, and takes a drag of fewer points for a click', () => {
    start();
    drag([100, 100], [300, 100], [200, 300]);
    expect(onCorners.mock.calls).toEqual([[1]]);
    expect(onDone).not.toHaveBeenCalled();
    drag([100, 100], [200, 100], [300, 100], [200, 300]);
    expect(doneSpots()).toEqual([
      [100, 100],
      [300, 100],
      [200, 300],
    ]);
  });

  it('keeps the shape of a freehand line of many points', () => {
    start();
    const side = Array.from({ length: 150 }, (_none, step) => 100 + step * 4);
    drag(
      ...side.map((x): Spot => [x, 100]),
      ...side.map((y): Spot => [700, y]),
      ...side.toReversed().map((x): Spot => [x, 700]),
    );
    const drawn = doneSpots();
    const square = [
      [100, 100],
      [700, 100],
      [700, 700],
      [100, 700],
    ];
    const away = ([x, y]: readonly number[], [otherX, otherY]: readonly number[]) =>
      Math.hypot((x ?? 0) - (otherX ?? 0), (y ?? 0) - (otherY ?? 0));
    for (const corner of square)
      expect(Math.min(...drawn.map((spot) => away(spot, corner)))).toBeLessThan(12);
    for (const spot of drawn)
      expect(Math.min(...square.map((corner) => away(spot, corner)))).toBeLessThan(12);
  });

  it('drops a freehand area that is too small to be meant', () => {
    start();
    drag([100, 100], [120, 100], [120, 120], [100, 120]);
    expect(onDone).not.toHaveBeenCalled();
    expect(drawnPoints()).toBe(0);
  });

  it('counts a press that hardly moves as a click', () => {
    start();
    drag([100, 100], [104, 104], [101, 105], [106, 103], [103, 101]);
    expect(onCorners).toHaveBeenLastCalledWith(1);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('shows the line to the pointer between two clicks', () => {
    start();
    click([100, 100]);
    point('pointermove', [300, 300]);
    expect(drawnPoints()).toBe(2);
  });

  it('forgets a cancelled drag, but no corner', () => {
    start();
    click([100, 100]);
    click([400, 100]);
    point('pointerdown', [200, 200]);
    point('pointermove', [400, 400]);
    point('pointercancel', [400, 400]);
    point('pointerup', [400, 400]);
    expect(onCorners.mock.calls).toEqual([[1], [2]]);
    expect(drawnPoints()).toBe(2);
  });

  it.each([
    ['a second finger', { isPrimary: false }],
    ['another button of the mouse', { button: 2 }],
  ])('ignores %s', (_, more) => {
    start();
    click([100, 100], more);
    point('pointermove', [300, 300], more);
    expect(onCorners).not.toHaveBeenCalled();
  });

  it('draws nothing after its end', () => {
    const drawing = start();
    drawing.stop();
    click([100, 100]);
    point('pointermove', [300, 300]);
    expect(onCorners).not.toHaveBeenCalled();
    expect(document.querySelector('path.map-drawn')).toBeNull();
  });
});

describe('areaInMiddle', () => {
  it('is half as wide and as high as the window, clockwise from the north-west', () => {
    expect(spotsOf(areaInMiddle(map))).toEqual([
      [200, 150],
      [600, 150],
      [600, 450],
      [200, 450],
    ]);
  });
});
