/** The last chip stands for this many rooms and more. */
export const ROOMS_TOP = 5;

export interface RoomsRange {
  roomsMin: number | undefined;
  roomsMax: number | undefined;
}

const anyRooms: RoomsRange = { roomsMin: undefined, roomsMax: undefined };

function span({ roomsMin, roomsMax }: RoomsRange): [from: number, to: number] | undefined {
  if (roomsMin === undefined && roomsMax === undefined) return undefined;
  return [Math.min(roomsMin ?? 1, ROOMS_TOP), Math.min(roomsMax ?? ROOMS_TOP, ROOMS_TOP)];
}

const rangeOf = (from: number, to: number): RoomsRange => ({
  roomsMin: from,
  roomsMax: to < ROOMS_TOP ? to : undefined,
});

export function hasRooms(range: RoomsRange, rooms: number): boolean {
  const [from, to] = span(range) ?? [Infinity, -Infinity];
  return rooms >= from && rooms <= to;
}

/** A press outside the range extends it, on an end removes that end, in the middle selects only that number. */
export function toggleRooms(range: RoomsRange, rooms: number): RoomsRange {
  const [from, to] = span(range) ?? [rooms, rooms];
  if (!hasRooms(range, rooms)) return rangeOf(Math.min(from, rooms), Math.max(to, rooms));
  if (from === to) return anyRooms;
  if (rooms === from) return rangeOf(from + 1, to);
  return rooms === to ? rangeOf(from, to - 1) : rangeOf(rooms, rooms);
}
