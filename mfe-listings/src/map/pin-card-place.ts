interface Size {
  width: number;
  height: number;
}

export const PIN_CARD_ID = 'pin-card';

/** A map narrower than this (px) has the card at its lower edge. */
export const NARROW = 520;
const EDGE = 12;
/** Distance between point and card, px: half a pin and a gap. */
const PIN = 24;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** Above the pin if there is room, otherwise below; clamped to the map. @param at the pin's point in map pixels */
export function placeCard(at: { x: number; y: number }, card: Size, map: Size): { x: number; y: number } {
  const above = at.y - PIN - card.height;
  return {
    x: between(EDGE, at.x - card.width / 2, map.width - card.width - EDGE),
    y: between(EDGE, above >= EDGE ? above : at.y + PIN, map.height - card.height - EDGE),
  };
}
