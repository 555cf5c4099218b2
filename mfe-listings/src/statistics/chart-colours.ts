import type { CountedFact } from '@pokriv/contracts/listing/counted-facts';
import { color } from '@pokriv/web-kit/ui';

/** CSS variables, so that a theme change repaints the charts. */
export const factColour: Record<CountedFact, string> = {
  impressions: color.info,
  views: color.accent,
  favorites: color.accent,
  phoneReveals: color.good,
  inquiries: color.info,
};
