import { breakpoint, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Grid for six cards without a half-empty row. */
export const WorkGrid = styled.div`
  display: grid;
  gap: ${space(3)};

  ${breakpoint.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(5)};
  }

  ${breakpoint.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
