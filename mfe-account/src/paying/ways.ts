import { breakpoint, Cluster } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

/** Small actions beside each other; on a phone they fill their line, so that one that wraps stands level with the others. */
export const Ways = styled(Cluster)`
  > * {
    flex: 1 1 auto;
  }

  ${breakpoint.tablet} {
    > * {
      flex: none;
    }
  }
`;
