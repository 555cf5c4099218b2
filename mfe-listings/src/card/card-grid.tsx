import type { PropertyCard as Property } from '@pokriv/contracts/listing/property';
import { Grid, Loading } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { gridSizes } from './grid-sizes.ts';
import { PropertyCard } from './property-card.tsx';

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

/** Minimum column width in px: four columns on a wide screen. */
const COLUMN = 264;

interface CardGridProps {
  /** Undefined while loading. */
  cards: readonly Property[] | undefined;
  /** Number of skeletons while loading. */
  skeletons?: number;
  /** Token of the public list; impressions are counted only with it. */
  servedToken?: string;
  /** Set on the favourites page. */
  removesFavorite?: boolean;
  /** Number of pictures loaded eagerly (above the fold). */
  eager?: number;
  /** Minimum column width in px. */
  min?: number;
  /** `sizes` attribute of the pictures where the grid is narrower than the page. */
  sizes?: string;
  /** Horizontal layout where there is room for it. */
  areWide?: boolean;
}

/** A grid of listing cards, or their skeletons. */
export function CardGrid({
  cards,
  skeletons = 6,
  servedToken,
  removesFavorite = false,
  eager = 0,
  min = COLUMN,
  sizes = gridSizes(min),
  areWide = false,
}: CardGridProps) {
  if (!cards) {
    return (
      <Loading>
        <Grid $min={min}>
          {Array.from({ length: skeletons }, (_, index) => (
            <PropertyCard key={index} />
          ))}
        </Grid>
      </Loading>
    );
  }
  return (
    <List as="ul" $min={min} $fill={areWide}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCard
            property={card}
            removesFavorite={removesFavorite}
            isEager={index < eager}
            sizes={sizes}
            isWide={areWide}
            servedToken={servedToken}
          />
        </li>
      ))}
    </List>
  );
}
