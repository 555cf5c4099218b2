import type { PropertyCard as Property } from '@pokriv/contracts/listing/property';
import { color, Grid, radius } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { CardGrid } from '../card/card-grid.tsx';
import { gridSizes } from '../card/grid-sizes.ts';
import { PropertyCard } from '../card/property-card.tsx';
import type { SearchState } from '../search-address/search-state.ts';
import { BARS_HEIGHT, SIDE_BY_SIDE } from './screen.ts';

/** Phones show one card first; a second picture would delay it (P7). */
const EAGER_PICTURES = 1;
const SKELETONS = 12;
const COLUMN_MIN = 264;

const besideNothing = gridSizes(COLUMN_MIN, 'wide');
/** Two or three columns beside the map. */
const besideMap = `${SIDE_BY_SIDE} 340px, ${besideNothing}`;

const List = styled(Grid)`
  padding: 0;
  list-style: none;

  /* Focused cards scroll clear of the sticky bars. */
  a,
  button {
    scroll-margin-top: ${BARS_HEIGHT};
  }
`;

const Item = styled.li<{ $isHovered: boolean }>`
  border-radius: ${radius.card};
  outline: ${({ $isHovered }) => ($isHovered ? `2px solid ${color.accent}` : 'none')};
  outline-offset: 2px;
`;

export interface Hover {
  hoveredId?: string;
  onHover: (id?: string) => void;
}

interface ResultGridProps {
  cards: readonly Property[] | undefined;
  servedToken?: string;
  hover: Hover;
  sought: SearchState;
}

export function ResultGrid({ cards, servedToken, hover, sought }: ResultGridProps) {
  if (!cards) return <CardGrid cards={undefined} skeletons={SKELETONS} min={COLUMN_MIN} />;
  return (
    <List as="ul" $min={COLUMN_MIN}>
      {cards.map((card, index) => (
        <Item
          key={card.id}
          data-listing={card.id}
          $isHovered={card.id === hover.hoveredId}
          onPointerEnter={() => hover.onHover(card.id)}
          onPointerLeave={() => hover.onHover()}
          onFocus={() => hover.onHover(card.id)}
          onBlur={() => hover.onHover()}
        >
          <PropertyCard
            property={card}
            isEager={index < EAGER_PICTURES}
            sizes={sought.view === 'split' ? besideMap : besideNothing}
            sought={sought}
            mayHide
            servedToken={servedToken}
          />
        </Item>
      ))}
    </List>
  );
}
