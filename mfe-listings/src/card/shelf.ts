import { space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { SwipeLink } from './swipe-parts.ts';

export const Shelf = styled.div`
  @media (max-width: 699px) {
    > ul:has(> :nth-child(2)) {
      display: flex;
      gap: ${space(4)};
      margin-inline: calc(-1 * ${space(4)});
      padding: ${space(1)} ${space(4)} ${space(3)};
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scroll-snap-type: x mandatory;
      scroll-padding-inline: ${space(4)};
      scrollbar-width: none;

      > li {
        flex: 0 0 86%;
        scroll-snap-align: start;
      }

      /* A swipe over the pictures scrolls the shelf. */
      ${SwipeLink} {
        display: none;
      }
    }
  }
`;
