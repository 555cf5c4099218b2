import { type Rgb, rgb } from './engine/colour.ts';

/** The colours of one home, chosen to live together. */
export interface Palette {
  wall: Rgb;
  /** One wall, or its lower part. */
  accent: Rgb;
  trim: Rgb;
  floor: Rgb;
  wood: Rgb;
  sofa: Rgb;
  textile: Rgb;
  /** The one strong colour: a cushion, a vase, an armchair. */
  pop: Rgb;
  curtain: Rgb;
  cabinet: Rgb;
  tile: Rgb;
  metal: Rgb;
  leaf: Rgb;
  art: readonly [Rgb, Rgb, Rgb, Rgb];
}

/** Each: wall accent floor wood sofa textile pop curtain cabinet tile metal leaf, then four for pictures on the walls. */
const ROWS = {
  terracotta:
    'f3ece1 d9b59b b98a5e 9a6a42 c9b8a2 efe4d2 b5562f efe6d8 e9e0d2 dfd2c0 2f2c2a 5f7a4c b5562f e3b38a 38505a f0e2cc',
  nordic:
    'f4f3ef cfd8d6 d2b48c c79f6d 8e9a9e e8e6e0 d9a441 f2f1ec f5f4f0 e6e9e8 3a3d40 6c8a62 2f4858 d9a441 e9e4d8 86a0a2',
  sage: 'eef0e8 a9b79c c49a6c a97c50 e2dccb 93a386 c97b4a f1eee4 a3b095 e8e9df b08d57 567a4a 6f8460 e7dcc3 c97b4a 2f3d31',
  harbour:
    'f1f3f4 5f7f95 b99b7b 8a6746 46657c dfe6ea e08a4f e9eef0 48667c dfe8ec c0a062 5d8268 27455c e08a4f cfe0e6 f3ead9',
  blush:
    'f7efec e3bfb3 c9a27c b58a63 d8a79a f3e5df 8c4a4f f8f0ec efe3de f0e2dc b98f6a 7c9170 8c4a4f e3bfb3 f4e3d4 54666b',
  ink: 'e9e6e1 3d454d 8f6f52 5e4632 4a4f55 c8bfb2 c8843c d8d2c8 3f474e d3cfc8 191a1b 4e6e50 20262b c8843c e8dfd0 7d6b58',
  linen:
    'f6f1e7 e4d9c4 d6bd97 bd9a6c e7ddca cbb899 7f8f6d f4eee2 ede4d3 e9dfcd 8a7a66 71855a a8926c 7f8f6d f1e7d4 4d4a42',
  forest:
    'ecebe3 41574a a6794f 7d5636 50685a e1d8c3 d7a24b e6e0d0 455b4d dfded3 b6924f 4f7548 2f4437 d7a24b e9dfc9 8d4f32',
  lilac:
    'f3f0f4 b9adc6 c3a487 a3805e 8d86a3 ebe5ee d9926b f1edf3 e9e4ec e7e2ea 55525e 6d8a6c 6e6488 d9926b efe6e9 3c4657',
  sun: 'fbf4e2 ecc879 c08f5a a8753f f0e3c4 7aa0a6 d4682f fbf3df f3e6c8 f4ead2 4d4438 66864f d4682f ecc879 3e6d78 fbf0d8',
  slate:
    'eceff0 8b979f a48d78 75604c 6d7880 d6dcdf b9543f e3e7e9 7d8990 dbe0e2 2c3033 5a7a63 3b464d b9543f d9dfdf b69b7c',
  olive:
    'f2efe2 8c8a5a b58b5c 8f673d 9a9468 ece5cf b4532a efe9d6 8f8d62 e7e2cf 37342a 66793f 6b6a3d b4532a eadfc0 31424a',
  lagoon:
    'f0f5f3 6fa6a1 d0ae84 b58c5e 3f7f80 e3efec ef9a6a edf4f2 dcebe8 d8eae6 3b4a4b 5b8a60 20595c ef9a6a d8ebe6 f4e6cf',
  cocoa:
    'f0e8df 8a6a55 9b7250 6b4a33 7f6453 e6d8c8 c79a5b eae0d3 d8c8b6 e0d3c4 2b2320 64794f 5b3f2f c79a5b ecdfce 7d8b86',
} as const;

export type PaletteName = keyof typeof ROWS;

export const paletteNames = Object.keys(ROWS) as PaletteName[];

export function paletteOf(name: PaletteName): Palette {
  const colours = ROWS[name].split(' ').map((hex) => rgb(`#${hex}`));
  const at = (index: number): Rgb => colours[index] ?? [0.5, 0.5, 0.5];
  return {
    wall: at(0),
    accent: at(1),
    trim: rgb('#f7f5f0'),
    floor: at(2),
    wood: at(3),
    sofa: at(4),
    textile: at(5),
    pop: at(6),
    curtain: at(7),
    cabinet: at(8),
    tile: at(9),
    metal: at(10),
    leaf: at(11),
    art: [at(12), at(13), at(14), at(15)],
  };
}
