import { placeCard } from './pin-card-place.ts';

const card = { width: 280, height: 260 };
const map = { width: 800, height: 600 };

describe('placeCard', () => {
  it('is above the pin', () => {
    expect(placeCard({ x: 400, y: 400 }, card, map)).toEqual({ x: 260, y: 116 });
  });

  it('is above a pin with just enough room', () => {
    expect(placeCard({ x: 400, y: 296 }, card, map).y).toBe(12);
    expect(placeCard({ x: 400, y: 295 }, card, map).y).toBe(319);
  });

  it('is below a pin near the upper edge', () => {
    expect(placeCard({ x: 400, y: 100 }, card, map)).toEqual({ x: 260, y: 124 });
  });

  it('stays inside the map', () => {
    expect(placeCard({ x: 5, y: 590 }, card, map)).toEqual({ x: 12, y: 306 });
    expect(placeCard({ x: 799, y: 290 }, card, map).x).toBe(800 - 280 - 12);
    expect(placeCard({ x: 799, y: 590 }, card, { width: 800, height: 280 }).y).toBe(12);
  });
});
