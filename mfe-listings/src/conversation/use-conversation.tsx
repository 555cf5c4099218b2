import { useSession } from '@pokriv/web-kit/session';
import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

import { takeWish, type WishedListing } from '../sign-in-wish.ts';

const ConversationSheet = lazy(() =>
  import(/* webpackChunkName: "conversation" */ './conversation-sheet.tsx').then(
    ({ ConversationSheet: component }) => ({ default: component }),
  ),
);

export interface Conversation {
  write: () => void;
  book: () => void;
  view: ReactNode;
}

type Kind = 'message' | 'viewing';
const kinds: readonly Kind[] = ['message', 'viewing'];

/**
 * Message form and slot picker: render `view`, call `write` or `book`. Open to visitors too; sign-in follows on sending
 * and returns to the open sheet.
 */
export function useConversation({ id }: WishedListing): Conversation {
  const { status } = useSession();
  const [open, setOpen] = useState<Kind>();
  // Taken once: a page may have two cards of the same listing.
  useEffect(() => {
    const wished = status === 'signed-in' ? kinds.find((kind) => takeWish(kind, id)) : undefined;
    if (wished) startTransition(() => setOpen(wished));
  }, [status, id]);

  return {
    write: () => setOpen('message'),
    book: () => setOpen('viewing'),
    view: open && (
      <Suspense fallback={null}>
        {/* Keyed by user: each has their own draft. */}
        <ConversationSheet key={status} listingId={id} kind={open} onClose={() => setOpen(undefined)} />
      </Suspense>
    ),
  };
}
