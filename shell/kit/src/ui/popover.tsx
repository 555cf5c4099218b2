import {
  useId,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithoutRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { css, keyframes, styled } from 'styled-components';

import type { PopoverAlign } from './place-popover.ts';
import { color, layer, radius, shadow, space } from './tokens.ts';

const open = keyframes`
  from { opacity: 0; transform: translateY(-6px); }
`;

const areas: Record<PopoverAlign, string> = {
  start: 'block-end span-inline-end',
  end: 'block-end span-inline-start',
  stretch: 'block-end center',
};

/** Margin opposite the shared edge, so that the panel does not touch the window. */
const farSide: Record<PopoverAlign, string> = {
  start: 'margin-inline-end: var(--popover-side);',
  end: 'margin-inline-start: var(--popover-side);',
  stretch: '',
};

const stretched = css`
  --popover-side: 0px;
  width: anchor-size(width);
`;

/** Chromium tries at most five fallbacks: shifted, above, above and shifted, then clipped below or above. */
const anchored = css<{ $align: PopoverAlign }>`
  position-area: ${({ $align }) => areas[$align]};
  position-try-fallbacks:
    --popover-below, flip-block, --popover-above, --popover-cut-below, --popover-cut-above;
  ${({ $align }) => farSide[$align]}
  ${({ $align }) => $align === 'stretch' && stretched}
`;

/**
 * `--popover-most` limits the height, `--popover-padding` is the content's padding, `--popover-side` the margin of a
 * shifted panel.
 */
const Panel = styled.div<{ $align: PopoverAlign }>`
  --popover-most: calc(100dvh - 2 * ${space(2)});
  --popover-padding: ${space(2)};
  --popover-side: ${space(2)};
  position: fixed;
  inset: auto;
  z-index: ${layer.menu};
  display: flex;
  flex-direction: column;
  width: max-content;
  max-width: calc(100vw - 2 * ${space(4)});
  max-height: var(--popover-most);
  margin: ${space(2)} 0;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  color: ${color.text};
  background: ${color.surface};
  box-shadow: ${shadow.lifted};
  overflow: hidden;
  animation: ${open} 120ms ease-out;

  &[hidden] {
    display: none;
  }

  &[data-anchored] {
    ${anchored}
  }
`;

const Body = styled.div`
  position: relative;
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--popover-padding);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Footer = styled.div`
  flex: none;
  padding: ${space(3)} var(--popover-padding);
  border-top: 1px solid ${color.line};
`;

const knowsAnchors = (): boolean =>
  'supports' in CSS &&
  CSS.supports('position-area', 'block-end') &&
  CSS.supports('position-try-fallbacks', 'flip-block');

function tie(anchor: HTMLElement, panel: HTMLElement, name: string): () => void {
  anchor.style.setProperty('anchor-name', name);
  panel.style.setProperty('position-anchor', name);
  panel.toggleAttribute('data-anchored', true);
  return () => anchor.style.removeProperty('anchor-name');
}

function placeByScript(anchor: HTMLElement, panel: HTMLElement, align: PopoverAlign): () => void {
  let isOver = false;
  let stop: (() => void) | undefined;
  import(/* webpackChunkName: "place-popover" */ './place-popover.ts').then(
    ({ placePopover }) => {
      if (!isOver) stop = placePopover(anchor, panel, align);
    },
    (error: unknown) => console.warn('popover: not positioned', error),
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  anchor: RefObject<HTMLElement | null>;
  align?: PopoverAlign;
  /** False hides the panel but keeps it in the DOM, for `aria-controls` and live regions. */
  open?: boolean;
  footer?: ReactNode;
}

/**
 * Panel beside its anchor, in the top layer. It stays inside the window: flips above, shifts sideways, and scrolls when
 * too tall (docs/adr/0020). The caller controls it, for example by `useDisclosure`.
 */
export function Popover({
  anchor,
  align = 'start',
  open: isOpen = true,
  footer,
  children,
  ...rest
}: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null);
  const name = `--popover-${useId().replaceAll(/\W/gu, '')}`;

  useLayoutEffect(() => {
    const panel = ref.current;
    const beside = anchor.current;
    if (!isOpen || !panel || !beside) return undefined;
    const hasTopLayer = 'showPopover' in panel;
    if (hasTopLayer) {
      panel.popover = 'manual';
      panel.showPopover();
    }
    const leave = knowsAnchors() ? tie(beside, panel, name) : placeByScript(beside, panel, align);
    return () => {
      leave();
      if (hasTopLayer && panel.isConnected) panel.hidePopover();
    };
  }, [anchor, align, isOpen, name]);

  return (
    <Panel {...rest} ref={ref} $align={align} hidden={!isOpen}>
      <Body>{children}</Body>
      {footer && <Footer>{footer}</Footer>}
    </Panel>
  );
}
