import type { PropertyCard } from '@pokriv/contracts/listing/property';

import { CardGrid } from '../card/card-grid.tsx';
import { Shelf } from '../card/shelf.ts';

interface ShelfGridProps {
  cards: readonly PropertyCard[];
  servedToken?: string;
}

export function ShelfGrid({ cards, servedToken }: ShelfGridProps) {
  return (
    <Shelf>
      <CardGrid cards={cards} mayHide servedToken={servedToken} min={330} />
    </Shelf>
  );
}
