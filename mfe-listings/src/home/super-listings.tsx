import { useRead } from '@pokriv/web-kit/api';

import { CardGrid } from '../card/card-grid.tsx';
import { HomeSection } from './home-section.tsx';
import { homeTexts } from './messages.ts';

/** Spec §9: asks for five, shows at most four. */
const SHOWN = 4;

/** Super-promoted listings; the block is there only when there are any. */
export function SuperListings() {
  const { data } = useRead('searchProperties', { query: { featured: 'true', limit: '5' } });
  const cards = data?.data
    .filter((card) => card.isPromoted && card.promotionType === 'super')
    .slice(0, SHOWN);
  if (!cards?.length) return null;
  return (
    <HomeSection title={homeTexts.superTitle} text={homeTexts.superText}>
      <CardGrid cards={cards} eager={SHOWN} />
    </HomeSection>
  );
}
