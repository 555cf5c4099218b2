import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, font, radius, space } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

const Scroll = styled.div`
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  overflow-x: auto;
`;

const Root = styled.table`
  width: 100%;
  font-size: ${font.size.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space(3)} ${space(4)};
    text-align: left;
    vertical-align: middle;
  }

  thead th {
    font-size: ${font.size.tiny};
    font-weight: ${font.weight.strong};
    color: ${color.muted};
    white-space: nowrap;
    background: ${color.sunken};
  }

  tbody tr + tr > * {
    border-top: 1px solid ${color.line};
  }

  tbody th {
    min-width: 180px;
    font-weight: ${font.weight.strong};
  }

  [data-align='end'] {
    text-align: right;
    white-space: nowrap;
  }
`;

export interface TableProps {
  caption: string;
  /** `<thead>` and `<tbody>`; `data-align="end"` right-aligns a cell (numbers). */
  children: ReactNode;
}

export function Table({ caption, children }: TableProps) {
  return (
    <Scroll role="region" aria-label={caption} tabIndex={0}>
      <Root>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        {children}
      </Root>
    </Scroll>
  );
}
