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

const SHORTCUT = 'F8';

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

/** Rendered once, by the shell: top right corner, above open dialogs and usable there; at the bottom on phones. */
export function Toasts() {
  const place = useTopLayer();
  return place ? createPortal(<ToastCorner />, place) : null;
}

function ToastCorner() {
  const toasts = useAtomValue(shownToastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const corner = useOnTop(toasts.length > 0);
  const [isHovered, setHovered] = useState(false);
  const { isFocused, returnFocus, ...focus } = useFocusInside();

  // An unmounted toast sends no pointerleave.
  if (isHovered && toasts.length === 0) setHovered(false);

  useEffect(() => {
    const focusToasts = ({ key }: KeyboardEvent) => {
      if (key === SHORTCUT) corner.current?.querySelector('button')?.focus();
    };
    addEventListener('keydown', focusToasts);
    return () => removeEventListener('keydown', focusToasts);
  }, [corner]);

  const dismissToast = (id: string) => {
    if (corner.current?.contains(document.activeElement)) returnFocus();
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
            onDismiss={() => dismissToast(toast.id)}
          />
        ))}
      </Corner>
    </>
  );
}

/**
 * The polite live region is always mounted: screen readers often skip a region that appears with its text. Alerts are
 * announced on mount.
 */
function Announcements({ toasts }: { toasts: readonly Toast[] }) {
  const textsOf = (isError: boolean) =>
    toasts.filter(({ tone }) => (tone === 'error') === isError).map(({ id, text }) => <p key={id}>{text}</p>);
  const errors = textsOf(true);
  return (
    <>
      <VisuallyHidden as="div" role="status">
        {textsOf(false)}
      </VisuallyHidden>
      {errors.length > 0 && (
        <VisuallyHidden as="div" role="alert">
          {errors}
        </VisuallyHidden>
      )}
    </>
  );
}

/** The top layer is ordered by time: showing the popover again inside a dialog puts it above the dialog. */
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
    // Moving the element has closed the popover.
    const stop = onModalChange(show);
    return () => {
      stop();
      corner.hidePopover();
    };
  }, [hasToasts]);

  return ref;
}

function useFocusInside() {
  const [isFocused, setFocused] = useState(false);
  const origin = useRef<EventTarget>(null);
  return {
    isFocused,
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent) => {
      setFocused(true);
      if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) origin.current = relatedTarget;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget as Node | null)),
    returnFocus: () => {
      setFocused(false);
      if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
    },
  };
}
