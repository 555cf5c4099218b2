import { hasRooms, toggleRooms, type RoomsRange } from './rooms-range.ts';

const none: RoomsRange = { roomsMin: undefined, roomsMax: undefined };
const press = (...rooms: number[]) => rooms.reduce(toggleRooms, none);

describe('toggleRooms', () => {
  it.each<[number[], RoomsRange]>([
    [[2], { roomsMin: 2, roomsMax: 2 }],
    [[2, 4], { roomsMin: 2, roomsMax: 4 }],
    [[4, 2], { roomsMin: 2, roomsMax: 4 }],
    [[5], { roomsMin: 5, roomsMax: undefined }],
    [[3, 5], { roomsMin: 3, roomsMax: undefined }],
    [[2, 2], none],
    [[2, 4, 2], { roomsMin: 3, roomsMax: 4 }],
    [[2, 4, 4], { roomsMin: 2, roomsMax: 3 }],
    [[3, 5, 5], { roomsMin: 3, roomsMax: 4 }],
    [[2, 4, 3], { roomsMin: 3, roomsMax: 3 }],
  ])('after the presses %j is %j', (presses, range) => {
    expect(press(...presses)).toEqual(range);
  });

  it('reads ranges that only a URL can contain', () => {
    expect([1, 2, 3, 4, 5].filter((rooms) => hasRooms({ roomsMin: undefined, roomsMax: 2 }, rooms))).toEqual([
      1, 2,
    ]);
    expect([1, 2, 3, 4, 5].filter((rooms) => hasRooms({ roomsMin: 7, roomsMax: 9 }, rooms))).toEqual([5]);
  });
});
