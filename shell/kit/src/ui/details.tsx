import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { color, font, space } from './tokens.ts';

export const Details = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin: 0;

  dt {
    font-size: ${font.size.small};
    color: ${color.muted};
  }

  dd {
    margin: ${space(1)} 0 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export const Detail = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
