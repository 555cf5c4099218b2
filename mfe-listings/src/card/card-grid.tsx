import type { PropertyCard as Property } from '@pokriv/contracts/property';
import { Grid, Loading } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { PropertyCard } from './property-card.tsx';

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

interface CardGridProps {
  /** Absent while they load. */
  cards: readonly Property[] | undefined;
  /** How many skeletons stand for what loads. */
  skeletons?: number;
  removesFavorite?: boolean;
  /** How many pictures are on the first screen. */
  eager?: number;
  /** Narrowest column in px. */
  min?: number;
}

/** Listings side by side, or their skeletons. */
export function CardGrid({ cards, skeletons = 6, removesFavorite = false, eager = 0, min }: CardGridProps) {
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
    <List as="ul" $min={min}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <PropertyCard property={card} removesFavorite={removesFavorite} isEager={index < eager} />
        </li>
      ))}
    </List>
  );
}
