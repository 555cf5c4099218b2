import type { PropertyCard as Property } from '@pokriv/contracts/listing/property';
import { Grid, Loading } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { gridSizes } from './grid-sizes.ts';
import { PropertyCard } from './property-card.tsx';

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

/** Narrowest column in px: four in a row on a wide screen. */
const COLUMN = 264;

interface CardGridProps {
  /** Absent while they load. */
  cards: readonly Property[] | undefined;
  /** How many skeletons stand for what loads. */
  skeletons?: number;
  /** Of a public list: what it shows is counted. */
  servedToken?: string;
  /** A person's own list of favourites. */
  removesFavorite?: boolean;
  /** How many pictures are on the first screen. */
  eager?: number;
  /** Narrowest column in px. */
  min?: number;
  /** How wide a picture is, where the grid is not as wide as the page. */
  sizes?: string;
  /** Picture beside the text, where there is room for it. */
  areWide?: boolean;
}

/** Listings side by side, or their skeletons. */
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
