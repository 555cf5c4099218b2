import { breakpoint, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Grid for five cards without a half-empty row. */
export const WorkGrid = styled.div`
  display: grid;
  gap: ${space(3)};

  ${breakpoint.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: ${space(5)};

    > * {
      grid-column: span 3;
    }

    > :first-child {
      grid-column: span 6;
    }
  }

  ${breakpoint.desktop} {
    > *,
    > :first-child {
      grid-column: span 2;
    }

    > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
`;
