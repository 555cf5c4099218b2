import { breakpoint, color, font, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import type { Row } from './rows.ts';

const List = styled.dl`
  display: grid;
  column-gap: ${space(10)};

  ${breakpoint.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  @media print {
    grid-template-columns: repeat(3, 1fr);
  }

  div {
    display: flex;
    justify-content: space-between;
    gap: ${space(4)};
    padding-block: ${space(2.5)};
    border-bottom: 1px solid ${color.line};
  }

  dt {
    color: ${color.muted};
  }

  dd {
    font-weight: ${font.weight.strong};
    text-align: right;
  }
`;

export function FactRows({ rows }: { rows: readonly Row[] }) {
  return (
    <List>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
