import type { PropertyCard } from '@pokriv/contracts/listing/property';
import { space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { CardGrid } from '../card/card-grid.tsx';
import { SwipeLink } from '../card/swipe-parts.ts';

const Shelf = styled.div`
  @media (max-width: 699px) {
    > ul {
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

interface ShelfGridProps {
  cards: readonly PropertyCard[];
  servedToken?: string;
}

export function ShelfGrid({ cards, servedToken }: ShelfGridProps) {
  return (
    <Shelf>
      <CardGrid cards={cards} servedToken={servedToken} min={330} />
    </Shelf>
  );
}
