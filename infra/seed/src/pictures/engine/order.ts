import type { Solid } from './stage.ts';
import type { Vec } from './vec.ts';

const TOUCHING = 0.003;

/** Painter's order: what can be hidden comes before what can hide it (exact for boxes that do not run into each other). */
export function backToFront(solids: readonly Solid[], eye: Vec): Solid[] {
  const far = [...solids].sort((a, b) => distance(b, eye) - distance(a, eye));
  const state = new Uint8Array(far.length);
  const ordered: Solid[] = [];
  const place = (index: number): void => {
    if (state[index] !== 0) return;
    state[index] = 1;
    const solid = far[index] as Solid;
    far.forEach((other, otherIndex) => {
      if (state[otherIndex] === 0 && hides(solid, other, eye) && !hides(other, solid, eye)) place(otherIndex);
    });
    ordered.push(solid);
  };
  far.forEach((_, index) => place(index));
  return ordered;
}

/** Whether `front` could cover a part of `rear`: no axis separates them with `rear` on the viewer's side. */
function hides(front: Solid, rear: Solid, eye: Vec): boolean {
  for (const axis of [0, 1, 2] as const) {
    if (rear.min[axis] >= front.max[axis] - TOUCHING && eye[axis] >= front.max[axis] - TOUCHING) return false;
    if (rear.max[axis] <= front.min[axis] + TOUCHING && eye[axis] <= front.min[axis] + TOUCHING) return false;
  }
  return true;
}

function distance({ min, max }: Solid, eye: Vec): number {
  return Math.hypot(
    ...[0, 1, 2].map((axis) => ((min[axis] as number) + (max[axis] as number)) / 2 - (eye[axis] as number)),
  );
}
