import { depthOf, project } from './camera.ts';
import { css } from './colour.ts';
import { litAt } from './face.ts';
import { type Look, pathOf, type Solid, type Stage } from './stage.ts';
import { hull, type Point, type Span, type Vec } from './vec.ts';

const STEPS = 28;

export interface Round {
  /** Centre of the foot. */
  at: Vec;
  height: number;
  /** Radius at the foot and at the top: equal for a cylinder, different for a cone. */
  radius: Span;
  look: Look;
  /** Squeezes the depth, for oval things. */
  flat?: number;
}

/** An upright cylinder or cone: lamp shades, pots, round tables, posts. */
export function cylinder({ at: [x, y, z], height, radius, look, flat = 1 }: Round): Solid {
  const widest = Math.max(...radius);
  return {
    min: [x - widest, y, z - widest * flat],
    max: [x + widest, y + height, z + widest * flat],
    look,
    paint: (stage) => {
      const ring = (level: number, size: number): Point[] =>
        Array.from({ length: STEPS }, (_, step) => {
          const angle = (step / STEPS) * 2 * Math.PI;
          return project(stage.camera, [
            x + size * Math.cos(angle),
            level,
            z + size * flat * Math.sin(angle),
          ]);
        });
      if (depthOf(stage.camera, [x, y, z - widest]) < 0.2) return '';
      const [foot, top] = [ring(y, radius[0]), ring(y + height, radius[1])];
      const body = `<path d="${pathOf(hull([...foot, ...top]))}" fill="${mantle(stage, [x, y + height / 2, z], [widest, look])}"/>`;
      const seenFromAbove = stage.camera.at[1] > y + height;
      const lid = seenFromAbove ? top : foot;
      if (!seenFromAbove && stage.camera.at[1] >= y) return body;
      const level = seenFromAbove ? y + height : y;
      const fill = css(
        litAt(stage, look, [
          [x, level, z],
          [0, seenFromAbove ? 1 : -1, 0],
        ]),
      );
      return `${body}<path d="${pathOf(lid)}" fill="${fill}"/>`;
    },
  };
}

/** Five tones across the visible half. */
function mantle(stage: Stage, [x, y, z]: Vec, [radius, look]: readonly [number, Look]): string {
  const { yaw } = stage.camera;
  const tones = [-0.98, -0.6, 0, 0.6, 0.98].map((side) => {
    const front = Math.sqrt(1 - side * side);
    const normal: Vec = [
      side * Math.cos(yaw) - front * Math.sin(yaw),
      0,
      -side * Math.sin(yaw) - front * Math.cos(yaw),
    ];
    return css(litAt(stage, look, [[x + normal[0] * radius, y, z + normal[2] * radius], normal]));
  });
  const left = project(stage.camera, [x - radius * Math.cos(yaw), y, z + radius * Math.sin(yaw)])[0];
  const right = project(stage.camera, [x + radius * Math.cos(yaw), y, z - radius * Math.sin(yaw)])[0];
  const stops = tones.map((tone, index) => `<stop offset="${index / 4}" stop-color="${tone}"/>`).join('');
  return stage.define(
    (id) =>
      `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${left.toFixed(1)}" x2="${right.toFixed(1)}" y1="0" y2="0">${stops}</linearGradient>`,
  );
}
