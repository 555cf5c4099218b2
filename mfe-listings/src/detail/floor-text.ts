import { detailTexts } from './messages.ts';

/** 1-ви, 2-ри, 3-ти … 7-ми, 8-ми, 11-ти, 21-ви. */
function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 20;
  const endings: Record<number, string> = { 1: 'ви', 2: 'ри', 7: 'ми', 8: 'ми' };
  return `${number}-${(!isTeen && endings[number % 10]) || 'ти'}`;
}

/** „4-ти от 8“, „Партер от 3“, „8-ми от 8 (последен)“ (decisions §3). */
export function floorText(floor: number | undefined, totalFloors: number | undefined): string | undefined {
  if (floor === undefined) return undefined;
  const named = { [-1]: detailTexts.basement, 0: detailTexts.groundFloor }[floor] ?? ordinal(floor);
  if (totalFloors === undefined) return named;
  const text = detailTexts.floorOf(named, totalFloors);
  return floor === totalFloors && floor > 0 ? detailTexts.lastFloor(text) : text;
}
