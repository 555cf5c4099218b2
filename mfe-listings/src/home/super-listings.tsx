import type { PropertyCard } from '@pokriv/contracts/listing/property';

import { CardGrid } from '../card/card-grid.tsx';
import { Shelf } from '../card/shelf.ts';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';

/** Maximum of spec §2. */
const SHOWN = 4;

/** Up to three cards are wider, to fill the row of four. */
const layouts: Record<number, { min?: number; sizes?: string; areWide?: boolean }> = {
  1: { min: 560, areWide: true, sizes: '(min-width: 700px) 560px, calc(100vw - 32px)' },
  2: { min: 560, areWide: true, sizes: '(min-width: 700px) 300px, calc(86vw - 28px)' },
  3: { min: 330 },
};

interface SuperListingsProps {
  cards: readonly PropertyCard[];
  servedToken: string;
}

export function SuperListings({ cards, servedToken }: SuperListingsProps) {
  const shown = cards.slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <HomeSection title={homeTexts.superTitle} text={homeTexts.superText}>
      <Shelf>
        <CardGrid cards={shown} mayHide servedToken={servedToken} {...layouts[shown.length]} />
      </Shelf>
    </HomeSection>
  );
}
