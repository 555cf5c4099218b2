import type { Random } from '../../random.ts';
import type { Hour } from '../daytime.ts';
import { HEIGHT, WIDTH } from '../engine/camera.ts';
import { blendHex, dimmed } from './hex.ts';
import type { Outlook } from './outlook.ts';

const WALLS = ['#d9cbb8', '#c9b7a0', '#b9a994', '#dcd6cc', '#b98d74', '#c7c9c8', '#d8b690'];
const PLASTER = ['#e6d9c3', '#dcc7a6', '#efe7d8', '#d7b9a0', '#e9d3bd'];
const TILES = ['#b0573a', '#a14c33', '#bd6a48'];

/** Blocks of flats against the sky. */
export function skyline({ random, hour, horizon, visible }: Outlook, height: number, haze: number): string {
  const r = random.fork(`skyline${height}`);
  const paint = (colour: string): string => blendHex(dimmed(colour, hour), hour.haze, haze);
  const parts: string[] = [];
  for (let x = -40; x < WIDTH + 40;) {
    const width = r.between(60, 170);
    const top = horizon - height * r.between(0.25, 1.15);
    const [wall, tiled, gap] = [r.pick(WALLS), r.chance(0.4), r.chance(0.4) ? r.between(0, 50) : 0];
    if (x + width > visible[0] - 10 && x < visible[1] + 10) {
      parts.push(block(x, top, width, paint(wall)), tiled ? roof([x, top, width], 26, paint('#a4553a')) : '');
      parts.push(windows(r.fork(`${Math.round(x)}`), hour, { x, top, width, dark: paint('#5d6d78') }));
    }
    x += width + gap;
  }
  return parts.join('');
}

/** Tiled roofs of an old quarter, row above row. */
export function roofs({ random, hour, horizon, visible }: Outlook): string {
  const r = random.fork('roofs');
  const parts: string[] = [];
  for (let row = 0; row < 3; row += 1) {
    const paint = (colour: string): string => blendHex(dimmed(colour, hour), hour.haze, 0.4 - row * 0.15);
    for (let x = -60; x < WIDTH + 60;) {
      const width = r.between(110, 220);
      const eaves = horizon + row * 66 + r.between(-14, 26);
      const [wall, tile, gap] = [r.pick(PLASTER), r.pick(TILES), r.between(-10, 30)];
      if (x + width > visible[0] - 20 && x < visible[1] + 20) {
        parts.push(block(x, eaves, width, paint(wall)), roof([x, eaves, width], 50, paint(tile)));
        parts.push(
          windows(r.fork(`${row}/${Math.round(x)}`), hour, {
            x,
            top: eaves + 4,
            width,
            dark: paint('#5d6d78'),
          }),
        );
      }
      x += width + gap;
    }
  }
  return parts.join('');
}

const block = (x: number, y: number, width: number, fill: string): string =>
  `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${width.toFixed(0)}" height="${(HEIGHT - y).toFixed(0)}" fill="${fill}"/>` +
  `<rect x="${(x + width * 0.72).toFixed(0)}" y="${y.toFixed(0)}" width="${(width * 0.28).toFixed(0)}" height="${(HEIGHT - y).toFixed(0)}" fill="#000" fill-opacity=".08"/>`;

const roof = ([x, y, width]: readonly [number, number, number], rise: number, fill: string): string =>
  `<path d="M${(x - 8).toFixed(0)} ${y.toFixed(0)}L${(x + width * 0.22).toFixed(0)} ${(y - rise).toFixed(0)}L${(x + width * 0.78).toFixed(0)} ${(y - rise).toFixed(0)}L${(x + width + 8).toFixed(0)} ${y.toFixed(0)}Z" fill="${fill}"/>`;

/** All dark windows of a block in one path, the lit ones in another. */
function windows(
  r: Random,
  hour: Hour,
  front: { x: number; top: number; width: number; dark: string },
): string {
  const paths = { dark: '', lit: '' };
  const columns = Math.max(1, Math.floor((front.width - 16) / 22));
  const start = front.x + (front.width - (columns - 1) * 22 - 11) / 2;
  for (let y = front.top + 14; y < front.top + 290; y += 26) {
    for (let column = 0; column < columns; column += 1) {
      const pane = `M${(start + column * 22).toFixed(0)} ${y.toFixed(0)}h11v14h-11z`;
      if (hour.lampsLit && r.chance(0.34)) paths.lit += pane;
      else paths.dark += pane;
    }
  }
  return `<path d="${paths.dark}" fill="${front.dark}" fill-opacity=".75"/>${paths.lit && `<path d="${paths.lit}" fill="#ffd58a"/>`}`;
}
