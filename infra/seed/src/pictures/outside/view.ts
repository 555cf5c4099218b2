import { HEIGHT, WIDTH } from '../engine/camera.ts';
import { pathOf } from '../engine/stage.ts';
import type { Point } from '../engine/vec.ts';
import { blendHex, dimmed } from './hex.ts';
import type { Outlook, Scenery } from './outlook.ts';
import { roofs, skyline } from './town.ts';

/** What lies behind the windows, drawn over the whole picture; the caller clips it to the panes. */
export function drawView(outlook: Outlook): string {
  const layers: Record<Scenery, () => string[]> = {
    city: () => [
      skyline(outlook, 150, 0.55),
      skyline(outlook, 85, 0.28),
      trees(outlook, 40, 0.12),
      trees(outlook, 130, 0.02),
    ],
    roofs: () => [skyline(outlook, 70, 0.5), roofs(outlook), trees(outlook, 210, 0.06)],
    park: () => [
      trees(outlook, -50, 0.5),
      trees(outlook, 20, 0.3),
      trees(outlook, 110, 0.14),
      trees(outlook, 220, 0.03),
    ],
  };
  const far = [ridge(outlook, 90, 0.75), ridge(outlook, 46, 0.55)];
  return [drawSky(outlook), clouds(outlook), ...far, ...layers[outlook.scenery]()].join('');
}

export function drawSky({ hour, horizon }: Pick<Outlook, 'hour' | 'horizon'>): string {
  const [top, middle, low] = hour.skyStops;
  return (
    `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${(horizon - Math.max(620, horizon)).toFixed(0)}" y2="${horizon.toFixed(0)}">` +
    `<stop offset="0" stop-color="${top}"/><stop offset=".62" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`
  );
}

export function clouds({ random, hour, horizon }: Outlook): string {
  const r = random.fork('clouds');
  const tint = {
    evening: '#6b6a8a',
    golden: '#fff0d8',
    morning: '#ffffff',
    noon: '#ffffff',
    overcast: '#f6f8f8',
  }[hour.name];
  return Array.from({ length: r.int(3, 7) }, () => {
    const [x, y] = [r.between(0, WIDTH), horizon - r.between(90, 470)];
    const size = r.between(60, 150);
    const puffs = [0, 1, 2, 3, 4].map((part) => {
      const cx = x + (part - 2) * size * 0.55;
      const rise = (2 - Math.abs(part - 2)) * size * 0.07;
      return `<ellipse cx="${cx.toFixed(0)}" cy="${(y - rise).toFixed(0)}" rx="${(size * r.between(0.5, 0.8)).toFixed(0)}" ry="${(size * r.between(0.1, 0.17)).toFixed(0)}" fill="${tint}" fill-opacity=".28"/>`;
    });
    return puffs.join('');
  }).join('');
}

/** Far hills: the further, the more of the haze. */
function ridge({ random, hour, horizon }: Outlook, height: number, haze: number): string {
  const r = random.fork(`ridge${height}`);
  const points: Point[] = [[-20, HEIGHT]];
  const phase = r.between(0, 9);
  for (let x = -20; x <= WIDTH + 40; x += 32) {
    const wave =
      Math.sin(x / 230 + phase) * 0.5 + Math.sin(x / 97 + phase * 3) * 0.25 + Math.sin(x / 41 + phase) * 0.07;
    points.push([x, horizon - height * (0.6 + 0.5 * wave)]);
  }
  points.push([WIDTH + 40, HEIGHT]);
  return `<path d="${pathOf(points)}" fill="${blendHex(dimmed('#6f8a86', hour), hour.haze, haze)}"/>`;
}

/** A row of crowns: each a clump of leaves with light from above. */
function trees({ random, hour, horizon, visible }: Outlook, below: number, haze: number): string {
  const r = random.fork(`trees${below}`);
  const greens = ['#5f7d4d', '#6e8b55', '#4f6f4a', '#7b9460', '#58764f'];
  const near = 0.7 + (below + 60) / 260;
  const parts = [
    `<rect y="${(horizon + below + 26 * near).toFixed(0)}" width="${WIDTH}" height="${HEIGHT}" fill="${blendHex(dimmed('#54704a', hour), hour.haze, haze)}"/>`,
  ];
  for (let x = -30; x < WIDTH + 60; x += r.between(30, 62) * near) {
    const size = r.between(22, 40) * near;
    const green = r.pick(greens);
    const y = horizon + below + r.between(-14, 18) * near;
    const lift = r.between(0.2, 0.7);
    if (x < visible[0] - 110 || x > visible[1] + 110) continue;
    const shade = blendHex(dimmed(blendHex(green, '#22352a', 0.28), hour), hour.haze, haze);
    const fill = blendHex(dimmed(green, hour), hour.haze, haze);
    const light = blendHex(dimmed(blendHex(green, '#dfe7a0', 0.16), hour), hour.haze, haze);
    const clump = (dx: number, dy: number, share: number, tone: string): string =>
      `<circle cx="${(x + dx * size).toFixed(0)}" cy="${(y + dy * size).toFixed(0)}" r="${(size * share).toFixed(0)}" fill="${tone}"/>`;
    parts.push(
      clump(0, 0.35, 1, shade) + clump(-0.7, 0.3, 0.62, shade) + clump(0.72, 0.36, 0.6, shade),
      clump(-0.2, -0.1, 0.8, fill) + clump(0.5, 0, 0.55, fill) + clump(-0.75, 0.1, 0.4, fill),
      clump(-0.35, -lift * 0.7, 0.42, light) +
        clump(0.15, -lift * 0.6, 0.36, light) +
        clump(0.55, -0.15, 0.26, light) +
        clump(-0.05, 0.25, 0.24, shade) +
        clump(0.5, 0.4, 0.2, shade),
    );
  }
  return parts.join('');
}
