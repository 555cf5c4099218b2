import { minus, mixVec, type Point, type Vec } from './vec.ts';

export const WIDTH = 1600;
export const HEIGHT = 1200;
const NEAR = 0.12;

/** An architect's camera: it turns about the vertical only, so that walls stay upright; the horizon may be shifted. */
export interface Camera {
  at: Vec;
  /** Radians to the right. */
  yaw: number;
  /** Pixels. */
  focal: number;
  horizon: number;
}

export function depthOf(camera: Camera, point: Vec): number {
  const [x, , z] = minus(point, camera.at);
  return x * Math.sin(camera.yaw) + z * Math.cos(camera.yaw);
}

/** Where a point in front of the camera falls on the picture. */
export function project(camera: Camera, point: Vec): Point {
  const [x, y, z] = minus(point, camera.at);
  const sin = Math.sin(camera.yaw);
  const cos = Math.cos(camera.yaw);
  const depth = Math.max(NEAR, x * sin + z * cos);
  return [
    WIDTH / 2 + (camera.focal * (x * cos - z * sin)) / depth,
    camera.horizon - (camera.focal * y) / depth,
  ];
}

/** The direction in which a pixel looks (not of unit length: depth 1). */
export function rayThrough(camera: Camera, [px, py]: Point): Vec {
  const side = (px - WIDTH / 2) / camera.focal;
  const up = (camera.horizon - py) / camera.focal;
  const sin = Math.sin(camera.yaw);
  const cos = Math.cos(camera.yaw);
  return [side * cos + sin, up, cos - side * sin];
}

/** Projects a polygon after cutting off what lies behind the camera; empty when nothing is left. */
export function projectPolygon(camera: Camera, points: readonly Vec[]): Point[] {
  return clipNear(camera, points).map((point) => project(camera, point));
}

function clipNear(camera: Camera, points: readonly Vec[]): Vec[] {
  const kept: Vec[] = [];
  points.forEach((point, index) => {
    const following = points[(index + 1) % points.length] as Vec;
    const depth = depthOf(camera, point);
    const nextDepth = depthOf(camera, following);
    if (depth >= NEAR) kept.push(point);
    if (depth >= NEAR !== nextDepth >= NEAR) {
      kept.push(mixVec(point, following, (NEAR - depth) / (nextDepth - depth)));
    }
  });
  return kept;
}

/** Pixels that a metre takes at a point. */
export const scaleAt = (camera: Camera, point: Vec): number =>
  camera.focal / Math.max(NEAR, depthOf(camera, point));
