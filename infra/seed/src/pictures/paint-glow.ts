import { projectPolygon } from './engine/camera.ts';
import { anchor } from './engine/panel.ts';
import { onWall, type Opening } from './engine/room-shape.ts';
import type { Stage } from './engine/stage.ts';
import type { Point } from './engine/vec.ts';
import type { Room } from './room.ts';

/** What a lens adds: bloom around windows and lamps. */
export function paintGlow(room: Room, stage: Stage): string {
  return bloom(room, stage) + lampGlow(room, stage);
}

/** One halo a wall: the panes of a window glow together. */
function bloom(room: Room, stage: Stage): string {
  if (room.hour.lampsLit) return '';
  const tint = room.hour.name === 'golden' ? '#ffd9a0' : '#ffffff';
  return (['back', 'left', 'right'] as const)
    .map((wall) => {
      const points = room.openings
        .filter((opening) => opening.wall === wall)
        .flatMap((opening) => paneOutline(room, stage, opening));
      return points.length < 3 ? '' : halo(stage, extent(points), { tint, strength: 0.32, spread: 0.95 });
    })
    .join('');
}

export function paneOutline(room: Room, stage: Stage, { wall, u, v }: Opening): Point[] {
  const corners = [
    [u[0], v[0]],
    [u[1], v[0]],
    [u[1], v[1]],
    [u[0], v[1]],
  ] as const;
  return projectPolygon(
    stage.camera,
    corners.map(([a, b]) => onWall(room.shape, wall, [a, b, 0])),
  );
}

interface Halo {
  tint: string;
  strength: number;
  spread: number;
}

function halo(stage: Stage, [x, y, w, h]: readonly number[], { tint, strength, spread }: Halo): string {
  const [cx, cy] = [(x as number) + (w as number) / 2, (y as number) + (h as number) / 2];
  const fill = stage.define(
    (id) =>
      `<radialGradient id="${id}"><stop offset="0" stop-color="${tint}" stop-opacity="${strength}"/><stop offset=".45" stop-color="${tint}" stop-opacity="${strength * 0.35}"/><stop offset="1" stop-color="${tint}" stop-opacity="0"/></radialGradient>`,
  );
  return `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${((w as number) * spread).toFixed(0)}" ry="${((h as number) * spread).toFixed(0)}" fill="${fill}"/>`;
}

export function extent(outline: readonly Point[]): [number, number, number, number] {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

function lampGlow(room: Room, stage: Stage): string {
  return room.lamps
    .map(({ at, colour }) => {
      const { x, y, metre, visible } = anchor(stage, at);
      const radius = metre * Math.min(1.1, 0.35 + colour[0] * 0.22);
      return visible
        ? halo(stage, [x - radius, y - radius, radius * 2, radius * 2], {
            tint: '#ffcf8a',
            strength: 0.55,
            spread: 0.6,
          })
        : '';
    })
    .join('');
}
