import type { PropertyCard as Property } from '@pokriv/contracts/listing/property';
import { Grid, Loading } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { gridSizes } from './grid-sizes.ts';
import { PropertyCard } from './property-card.tsx';

const List = styled(Grid)`
  padding: 0;
  list-style: none;
`;

/** Stretches the card between the content above and below. */
const Item = styled.li`
  display: flex;
  flex-direction: column;

  > article {
    flex: 1 0 auto;
    height: auto;
  }
`;

/** Minimum column width in px: four columns on a wide screen. */
const COLUMN = 264;

interface CardGridProps {
  cards: readonly Property[] | undefined;
  skeletons?: number;
  /** Token of a public list; without it impressions are not counted. */
  servedToken?: string;
  removesFavorite?: boolean;
  /** Without the listings that the person hid. */
  mayHide?: boolean;
  /** The grid is at the top of its page. */
  isFirstEager?: boolean;
  /** Minimum column width in px. */
  min?: number;
  sizes?: string;
  areWide?: boolean;
  above?: (card: Property) => ReactNode;
  below?: (card: Property) => ReactNode;
}

export function CardGrid({
  cards,
  skeletons = 6,
  servedToken,
  removesFavorite = false,
  mayHide = false,
  isFirstEager = false,
  min = COLUMN,
  sizes = gridSizes(min),
  areWide = false,
  above,
  below,
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
        <Item key={card.id} data-listing={mayHide ? card.id : undefined}>
          {above?.(card)}
          <PropertyCard
            property={card}
            removesFavorite={removesFavorite}
            mayHide={mayHide}
            isEager={isFirstEager && index === 0}
            sizes={sizes}
            isWide={areWide}
            servedToken={servedToken}
          />
          {below?.(card)}
        </Item>
      ))}
    </List>
  );
}
