import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';

import { picturesTexts as texts } from './messages.ts';

/** Screen reader announcements of dragged pictures. @param ids in display order */
export function dragAnnouncements(ids: readonly string[]): Announcements {
  const numberOf = (id: UniqueIdentifier) => ids.indexOf(String(id)) + 1;
  return {
    onDragStart: ({ active }) => texts.dragStart(numberOf(active.id)),
    onDragOver: ({ over }) => (over ? texts.dragOver(numberOf(over.id), ids.length) : undefined),
    onDragEnd: ({ active, over }) =>
      over ? texts.dragEnd(numberOf(over.id), ids.length) : texts.dragCancel(numberOf(active.id)),
    onDragCancel: ({ active }) => texts.dragCancel(numberOf(active.id)),
  };
}
