import { breakpoint, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Fits six cards into full rows. */
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
