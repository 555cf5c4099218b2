interface Size {
  width: number;
  height: number;
}

/** Of the one card that is open, for the pin that opened it. */
export const PIN_CARD_ID = 'pin-card';

/** Pixels: a map narrower than this shows the card along its lower edge. */
export const NARROW = 520;
const EDGE = 12;
/** Between the point and the card: half a pin, and some air. */
const PIN = 24;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Where the card of a pin stands in the map: above the pin when there is room, else below, never over the edge.
 * @param at the pin's point, in pixels of the map
 */
export function placeCard(at: { x: number; y: number }, card: Size, map: Size): { x: number; y: number } {
  const above = at.y - PIN - card.height;
  return {
    x: between(EDGE, at.x - card.width / 2, map.width - card.width - EDGE),
    y: between(EDGE, above >= EDGE ? above : at.y + PIN, map.height - card.height - EDGE),
  };
}
