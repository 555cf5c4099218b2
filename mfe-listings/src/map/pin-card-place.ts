interface Size {
  width: number;
  height: number;
}

export const PIN_CARD_ID = 'pin-card';

/** Px; a narrower map shows the card along its lower edge. */
export const NARROW = 520;
const EDGE = 12;
/** Px between the point and the card: half a pin and a gap. */
const PIN = 24;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Position of a pin's card: above the pin if there is room, else below, clamped to the map.
 * @param at the pin's point, in pixels of the map
 */
export function placeCard(at: { x: number; y: number }, card: Size, map: Size): { x: number; y: number } {
  const above = at.y - PIN - card.height;
  return {
    x: between(EDGE, at.x - card.width / 2, map.width - card.width - EDGE),
    y: between(EDGE, above >= EDGE ? above : at.y + PIN, map.height - card.height - EDGE),
  };
}
