import {
  color,
  font,
  layer,
  motion,
  radius,
  shadow,
  size,
  space,
  Stack,
  VisuallyHidden,
} from '@pokriv/web-kit/ui';
import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { css, styled } from 'styled-components';

import { searchTexts } from './messages.ts';
import { withBar, withoutBar } from './screen.ts';
import type { SheetDrag } from './use-sheet-drag.ts';

const ID = 'result-sheet';

/** Wide screens: one row above the map. */
const aboveMap = css`
  ${withBar} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space(2)} ${space(4)};
    width: 100%;
    max-width: calc(${size.content} + 2 * ${space(6)});
    margin-inline: auto;
    padding: ${space(2)} ${space(6)};

    > * {
      flex: 1 0 100%;
      order: 9;
    }
  }
`;

/** Phones: a sheet over the bottom of the map; `--sheet-peek` is visible when closed. */
const overMap = css`
  ${withoutBar} {
    --sheet: var(--sheet-peek);
    --height: clamp(var(--sheet-peek), calc(var(--sheet) - var(--drag, 0px)), 72dvh);

    position: sticky;
    bottom: 0;
    z-index: ${layer.bar};
    order: 2;
    grid-auto-rows: max-content;
    gap: ${space(2)};
    flex: none;
    height: var(--height);
    margin-top: calc(-1 * var(--height));
    padding: 0 ${space(4)} var(--safe-bottom);
    overflow: hidden;
    overscroll-behavior: contain;
    overflow-anchor: none;
    border-radius: ${radius.card} ${radius.card} 0 0;
    background: ${color.page};
    box-shadow: ${shadow.lifted};
    transition:
      height ${motion.calm},
      margin-top ${motion.calm};

    &[data-open] {
      --sheet: 72dvh;
      overflow-y: auto;
    }

    &:not([data-open], [data-dragged]) > :nth-child(n + 3) {
      visibility: hidden;
    }

    &[data-dragged] {
      transition: none;
    }

    h1 {
      overflow: hidden;
      font-size: ${font.size.text};
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Root = styled(Stack)`
  ${aboveMap}
  ${overMap}
`;

const Handle = styled.button`
  display: none;

  ${withoutBar} {
    position: sticky;
    top: 0;
    z-index: ${layer.raised};
    display: grid;
    justify-items: center;
    align-content: center;
    gap: ${space(1)};
    min-height: ${size.target};
    margin-inline: calc(-1 * ${space(4)});
    border: 0;
    font-size: ${font.size.small};
    font-weight: ${font.weight.strong};
    color: ${color.text};
    background: ${color.page};
    cursor: grab;
    touch-action: none;

    &::before {
      content: '';
      width: 40px;
      height: 4px;
      border-radius: ${radius.full};
      background: ${color.muted};
    }

    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;

interface ResultPartProps {
  /** „128 обяви“; undefined until known. */
  count: string | undefined;
  sheet: SheetDrag;
  children: ReactNode;
}

/** Head and list beside a full map: a row above it, or a sheet over it on phones. */
export function ResultPart({ count, sheet, children }: ResultPartProps) {
  const { isOpen, drag, handle, close } = sheet;
  const opener = useRef<HTMLButtonElement>(null);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || !isOpen) return;
    close();
    opener.current?.focus();
  };
  // Only during a drag: the page's CSP refuses style attributes in server HTML.
  const style = drag === undefined ? undefined : ({ '--drag': `${drag}px` } as CSSProperties);
  return (
    <Root
      id={ID}
      style={style}
      data-open={isOpen || undefined}
      data-dragged={drag === undefined ? undefined : true}
      onKeyDown={leave}
    >
      <Handle ref={opener} type="button" aria-expanded={isOpen} aria-controls={ID} {...handle}>
        <span>
          {count ?? searchTexts.list}
          <VisuallyHidden>{`, ${isOpen ? searchTexts.hideList : searchTexts.showList}`}</VisuallyHidden>
        </span>
      </Handle>
      {children}
    </Root>
  );
}
