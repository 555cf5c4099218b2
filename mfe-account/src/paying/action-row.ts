import { breakpoint, Cluster } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

export const ActionRow = styled(Cluster)`
  > * {
    flex: 1 1 auto;
  }

  ${breakpoint.tablet} {
    > * {
      flex: none;
    }
  }
`;
