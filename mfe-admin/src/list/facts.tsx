import { color, font, space } from '@pokriv/web-kit/ui';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(110px, 2fr) minmax(0, 3fr);
  gap: ${space(2)} ${space(3)};
  max-width: 640px;
  font-size: ${font.size.small};
  overflow-wrap: anywhere;

  dt {
    color: ${color.muted};
  }

  dd {
    font-variant-numeric: tabular-nums;
  }
`;

export type Fact = readonly [name: string, value: ReactNode];

export function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  return (
    <List>
      {facts.map(
        (fact) =>
          fact && (
            <Fragment key={fact[0]}>
              <dt>{fact[0]}</dt>
              <dd>{fact[1]}</dd>
            </Fragment>
          ),
      )}
    </List>
  );
}
