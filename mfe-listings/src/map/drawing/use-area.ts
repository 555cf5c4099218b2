import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import type { Point } from '../box.ts';
import { decodePolygon, encodePolygon } from '../polygon.ts';
import { areaInMiddle } from './area-in-middle.ts';
import { addArea } from './area-layer.ts';
import { startDrawing, type Drawing } from './draw-line.ts';

type Mode = 'rest' | 'drawing' | 'editing';

export interface AreaParts {
  map: LeafletMap | undefined;
  surface: RefObject<HTMLElement | null>;
  polygon: string | undefined;
  onPolygon: (polygon: string | undefined) => void;
}

export function useArea({ map, surface, polygon, onPolygon }: AreaParts) {
  const [mode, setMode] = useState<Mode>('rest');
  const [draft, setDraft] = useState<Point[]>();
  const [cornerCount, setCornerCount] = useState(0);
  const drawing = useRef<Drawing>(undefined);
  const focused = useRef<number>(undefined);
  const given = useMemo(() => decodePolygon(polygon ?? ''), [polygon]);
  const corners = draft ?? given;

  const settle = (next: readonly Point[] | undefined): void => {
    setMode('rest');
    setDraft(undefined);
    if (next) onPolygon(next.length > 0 ? encodePolygon(next) : undefined);
  };
  const done = useRef(settle);
  useEffect(() => {
    done.current = settle;
  });

  useEffect(() => {
    if (!map || mode === 'drawing' || corners.length === 0) return;
    const onChange = (changed: Point[], corner: number) => {
      focused.current = corner;
      setDraft(changed);
    };
    return addArea(map, corners, mode === 'editing' ? { onChange, focused: focused.current } : undefined);
  }, [map, mode, corners]);

  useEffect(() => {
    if (!map || mode !== 'drawing' || !surface.current) return;
    const started = startDrawing(map, surface.current, {
      onCorners: setCornerCount,
      onDone: (drawn) => done.current(drawn),
    });
    drawing.current = started;
    return () => started.stop();
  }, [map, mode, surface]);

  return {
    mode,
    hasArea: given.length > 0,
    cornerCount,
    /** Pointer users draw; keyboard users get an initial area to edit. */
    draw: (isByKeyboard: boolean) => {
      setCornerCount(0);
      setMode(isByKeyboard ? 'editing' : 'drawing');
      if (!isByKeyboard || !map) return;
      focused.current = 0;
      setDraft(areaInMiddle(map));
    },
    undo: () => drawing.current?.undo(),
    edit: () => {
      focused.current = undefined;
      setMode('editing');
    },
    finish: () => (mode === 'drawing' ? drawing.current?.finish() : settle(draft)),
    cancel: () => settle(undefined),
    clear: () => settle([]),
  };
}

export type Area = ReturnType<typeof useArea>;
