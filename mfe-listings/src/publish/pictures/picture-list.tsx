import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { photosOf } from '@pokriv/contracts/listing/floor-plans';
import type { PropertyImage } from '@pokriv/contracts/listing/property';
import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { dragAnnouncements } from './drag-announcements.ts';
import { picturesTexts as texts } from './messages.ts';
import { PictureTile } from './picture-tile.tsx';
import type { ToolName } from './picture-tools.tsx';
import { Tiles } from './tile-parts.ts';

interface PictureListProps {
  images: readonly PropertyImage[];
  children?: ReactNode;
  turning: readonly string[];
  onMove: (from: number, to: number) => void;
  onTurn: (id: string) => Promise<boolean>;
  onDescribe: (id: string, alt: string) => void;
  onMarkPlan: (id: string, isFloorPlan: boolean) => void;
  onRemove: (id: string, number: number) => void;
}

const buttonOf = (list: HTMLElement, id: string, tool: ToolName) =>
  list.querySelector<HTMLButtonElement>(`[data-picture="${id}"] [data-tool="${tool}"]:enabled`);

export function PictureList({ images, children, turning, ...on }: PictureListProps) {
  const { onMove, onTurn, onDescribe, onMarkPlan, onRemove } = on;
  const list = useRef<HTMLOListElement>(null);
  const lost = useRef<{ id: string; tool: ToolName }>(undefined);
  /** A rotated picture has a new id, so its index restores the focus. */
  const turnedAt = useRef<number>(undefined);
  const [word, setWord] = useState('');
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = images.map(({ id }) => id);
  const photos = photosOf(images).length;

  // A button loses the focus when its tile moves in the DOM, or when it is disabled at an end.
  useLayoutEffect(() => {
    const wanted = lost.current;
    if (!wanted || !list.current) return;
    lost.current = undefined;
    const { id, tool } = wanted;
    const other = tool === 'on' ? 'back' : 'on';
    (buttonOf(list.current, id, tool) ?? buttonOf(list.current, id, other))?.focus();
  }, [images]);

  useLayoutEffect(() => {
    if (turnedAt.current === undefined || !list.current) return;
    const button = buttonOf(list.current, images[turnedAt.current]?.id ?? '', 'turn');
    if (!button) return;
    turnedAt.current = undefined;
    if (document.activeElement === document.body) button.focus();
  }, [images, turning]);

  const move = (id: string, to: number, tool: ToolName) => {
    lost.current = { id, tool };
    setWord(texts.moved(to + 1, ids.length));
    onMove(ids.indexOf(id), to);
  };
  const markPlan = (id: string, isFloorPlan: boolean) => {
    lost.current = { id, tool: 'plan' };
    setWord(isFloorPlan ? texts.marked : texts.unmarked);
    onMarkPlan(id, isFloorPlan);
  };
  const remove = (id: string, index: number) => {
    const neighbour = ids[index + 1] ?? ids[index - 1];
    if (neighbour) lost.current = { id: neighbour, tool: 'remove' };
    onRemove(id, index + 1);
  };
  const turn = async (id: string, index: number): Promise<void> => {
    turnedAt.current = index;
    setWord(texts.turning(index + 1));
    setWord((await onTurn(id)) ? texts.turned(index + 1) : '');
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: dragAnnouncements(ids),
        screenReaderInstructions: { draggable: texts.dragHelp },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Tiles ref={list} aria-label={texts.countLabel}>
          {images.map((image, index) => (
            <PictureTile
              key={image.id}
              image={image}
              index={index}
              count={images.length}
              photos={photos}
              isTurning={turning.includes(image.id)}
              onMove={move}
              onTurn={(id, at) => void turn(id, at)}
              onDescribe={onDescribe}
              onMarkPlan={markPlan}
              onRemove={remove}
            />
          ))}
          {children}
        </Tiles>
      </SortableContext>
      <VisuallyHidden as="div" role="status">
        {word}
      </VisuallyHidden>
    </DndContext>
  );
}
