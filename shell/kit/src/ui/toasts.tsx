import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';

import { dismissToastAtom, shownToastsAtom, type Toast } from '../toast.ts';
import { asToasts } from './edge-parts.ts';
import { labels } from './labels.ts';
import { onModalChange } from './modal-stack.ts';
import { ToastSlip } from './toast-slip.tsx';
import { breakpoint, layer, space } from './tokens.ts';
import { useTopLayer } from './use-top-layer.ts';
import { VisuallyHidden } from './visually-hidden.ts';

/** Takes the keyboard to the messages, wherever it is. */
const SHORTCUT = 'F8';

/** Below the header on wide screens; on phones above what is stuck to the lower edge. */
const Corner = styled.div`
  position: fixed;
  inset: auto ${space(3)} var(--toast-bottom, ${space(3)});
  z-index: ${layer.toast};
  display: grid;
  gap: ${space(2)};
  width: auto;
  margin: 0;
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  overflow: visible;
  pointer-events: none;

  ${breakpoint.tablet} {
    inset: var(--toast-top, ${space(3)}) ${space(3)} auto auto;
    width: 380px;
  }

  @media print {
    display: none;
  }
`;

/** Rendered once, by the shell: messages in the top right corner, above open dialogs too, where they can be used; at the lower edge of phones. */
export function Toasts() {
  const place = useTopLayer();
  return place ? createPortal(<ToastCorner />, place) : null;
}

function ToastCorner() {
  const toasts = useAtomValue(shownToastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const corner = useOnTop(toasts.length > 0);
  const [isHovered, setHovered] = useState(false);
  const { isFocused, giveBack, ...focus } = useFocusInside();

  // What is under the pointer may be gone without the pointer having moved.
  if (isHovered && toasts.length === 0) setHovered(false);

  useEffect(() => {
    const goThere = ({ key }: KeyboardEvent) => {
      if (key === SHORTCUT) corner.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', goThere);
    return () => removeEventListener('keydown', goThere);
  }, [corner]);

  const putAway = (id: string) => {
    if (corner.current?.contains(document.activeElement)) giveBack();
    dismiss(id);
  };

  return (
    <>
      <Announcements toasts={toasts} />
      <Corner
        ref={corner}
        popover="manual"
        role="region"
        aria-label={labels.notifications}
        aria-keyshortcuts={SHORTCUT}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        {...focus}
      >
        {toasts.map((toast) => (
          <ToastSlip
            key={toast.id}
            toast={toast}
            isPaused={isHovered || isFocused}
            onDismiss={() => putAway(toast.id)}
          />
        ))}
      </Corner>
    </>
  );
}

/** The first region is always on the page: one that appears together with its text is often not read. Alerts are. */
function Announcements({ toasts }: { toasts: readonly Toast[] }) {
  const said = (isError: boolean) =>
    toasts.filter(({ tone }) => (tone === 'error') === isError).map(({ id, text }) => <p key={id}>{text}</p>);
  const errors = said(true);
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {said(false)}
      </VisuallyHidden>
      {errors.length > 0 && (
        <VisuallyHidden as="div" role="alert">
          {errors}
        </VisuallyHidden>
      )}
    </>
  );
}

/** A popover joins the browser's top layer where it is when shown: shown anew in a dialog, it lies above it. */
function useOnTop(hasToasts: boolean) {
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => asToasts(ref.current), []);

  useLayoutEffect(() => {
    const corner = ref.current;
    if (!hasToasts || !corner || !('showPopover' in corner)) return undefined;
    const show = () => {
      if (corner.isConnected && !corner.matches(':popover-open')) corner.showPopover();
    };
    show();
    // By then it has been moved, which hides it.
    const stop = onModalChange(show);
    return () => {
      stop();
      corner.hidePopover();
    };
  }, [hasToasts]);

  return ref;
}

/** Whether the focus is inside, and where it came from: a message that goes must not take it along. */
function useFocusInside() {
  const [isFocused, setFocused] = useState(false);
  const cameFrom = useRef<EventTarget>(null);
  return {
    isFocused,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      setFocused(true);
      if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) cameFrom.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget as Node | null)),
    giveBack: () => {
      setFocused(false);
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true });
    },
  };
}
