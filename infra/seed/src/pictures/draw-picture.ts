import { createRandom } from '../random.ts';
import { newBuilding, panelBlock } from './outside/apartment-blocks.ts';
import { balconyScene } from './outside/balcony-scene.ts';
import { house } from './outside/houses.ts';
import { oldTownHouse } from './outside/old-town-house.ts';
import { paintLot } from './paint-lot.ts';
import { paintRoom } from './paint-room.ts';
import { paletteNames, paletteOf, type PaletteName } from './palettes.ts';
import { bathroom } from './rooms/bathroom.ts';
import { bedroom } from './rooms/bedroom.ts';
import { hallway } from './rooms/hallway.ts';
import { kitchen } from './rooms/kitchen.ts';
import { emptyRoom } from './rooms/empty-room.ts';
import { livingRoom } from './rooms/living-room.ts';
import type { RoomBrief } from './rooms/plan-room.ts';
import { singleRoom, study } from './rooms/study.ts';

const painters = {
  'living-room': (brief) => paintRoom(livingRoom(brief)),
  bedroom: (brief) => paintRoom(bedroom(brief)),
  kitchen: (brief) => paintRoom(kitchen(brief)),
  bathroom: (brief) => paintRoom(bathroom(brief)),
  study: (brief) => paintRoom(study(brief)),
  'single-room': (brief) => paintRoom(singleRoom(brief)),
  hallway: (brief) => paintRoom(hallway(brief)),
  'empty-room': (brief) => paintRoom(emptyRoom(brief)),
  balcony: (brief) => paintLot(balconyScene(brief)),
  'panel-block': (brief) => paintLot(panelBlock(brief)),
  'new-building': (brief) => paintLot(newBuilding(brief)),
  'old-house': (brief) => paintLot(oldTownHouse(brief)),
  house: (brief) => paintLot(house(brief)),
} satisfies Record<string, (brief: RoomBrief) => string>;

export type PictureKind = keyof typeof painters;

export const pictureKinds = Object.keys(painters) as PictureKind[];

export interface PictureWish {
  kind: PictureKind;
  /** The same seed gives the same picture. */
  seed: string;
  palette?: PaletteName;
}

/** A home, or a part of it, as a drawing of 1600 × 1200 (SVG). */
export function drawPicture({ kind, seed, palette }: PictureWish): string {
  const random = createRandom(`${kind}/${seed}`);
  return painters[kind]({ random, palette: paletteOf(palette ?? random.pick(paletteNames)) });
}
