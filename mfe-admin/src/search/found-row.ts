import { font, size, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Picture `$side` px wide beside its facts. */
export const FoundRow = styled.div<{ $side: number }>`
  display: grid;
  grid-template-columns: ${({ $side }) => $side}px minmax(0, 1fr);
  align-items: center;
  gap: ${space(3)};

  > div > :first-child {
    row-gap: 0;
  }

  a[data-found] {
    display: inline-flex;
    align-items: center;
    min-height: ${size.target};
    font-weight: ${font.weight.strong};
    overflow-wrap: anywhere;
  }
`;
