import { useAtomValue, useSetAtom } from 'jotai';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';

import { dismissToastAtom, toastsAtom, type Toast } from '../toast.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { labels } from './labels.ts';
import { color, font, layer, radius, shadow, space } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const TONES = {
  success: { icon: CircleCheck, ink: color.good, tint: color.goodTint },
  error: { icon: CircleAlert, ink: color.danger, tint: color.dangerTint },
  info: { icon: Info, ink: color.info, tint: color.infoTint },
} as const;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

const Corner = styled.div`
  position: fixed;
  inset: ${space(3)} ${space(3)} auto auto;
  z-index: ${layer.toast};
  display: grid;
  gap: ${space(2)};
  width: min(380px, 100vw - 2 * ${space(3)});
  margin: 0;
  padding: 0;
  border: 0;
  color: inherit;
  background: none;
  overflow: visible;
  pointer-events: none;
`;

const Slip = styled.div<{ $tone: Toast['tone'] }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(2)} ${space(2)} ${space(3)};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  font-size: ${font.size.small};
  line-height: 1.35;
  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};
  pointer-events: auto;
  animation: ${arrive} 200ms ease-out;

  > :last-child {
    grid-column: -2;
  }

  > svg {
    width: 36px;
    height: 36px;
    padding: 7px;
    border-radius: ${radius.full};
    color: ${({ $tone }) => TONES[$tone].ink};
    background: ${({ $tone }) => TONES[$tone].tint};
  }
`;

/** Rendered once, by the shell: messages in the top right corner, above open dialogs too. */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const ref = useRef<HTMLDivElement>(null);

  // A popover joins the browser's top layer where it is when shown: shown anew, it lies above a dialog.
  useLayoutEffect(() => {
    const corner = ref.current;
    if (toasts.length === 0 || !corner || !('showPopover' in corner)) return;
    corner.showPopover();
    return () => corner.hidePopover();
  }, [toasts]);

  return (
    <>
      {/* Always on the page: a live region that appears together with its text is often not read. */}
      <VisuallyHidden as="div" role="status">
        {toasts.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </VisuallyHidden>
      <Corner ref={ref} popover="manual" role="region" aria-label={labels.notifications}>
        {toasts.map(({ id, tone, text, action }) => {
          const { icon: Icon } = TONES[tone];
          return (
            <Slip key={id} $tone={tone}>
              <Icon />
              <span>{text}</span>
              {action && (
                <Button
                  type="button"
                  variant="secondary"
                  onClick={() => {
                    dismiss(id);
                    action.onPress();
                  }}
                >
                  {action.label}
                </Button>
              )}
              <IconButton label={labels.dismiss} onClick={() => dismiss(id)}>
                <X />
              </IconButton>
            </Slip>
          );
        })}
      </Corner>
    </>
  );
}
