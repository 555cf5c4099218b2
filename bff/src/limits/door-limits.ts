import type { WindowCounts } from './window-counts.ts';
import { browseBudget, type BrowseBudget } from './browse-budget.ts';
import type { LimitRules } from './limit-settings.ts';
import { networkCount, type Counted } from './network-count.ts';

/** The limits that are counted before any work is done. */
export interface DoorLimits {
  /** All calls of the API. */
  general: Counted;
  pages: BrowseBudget;
  /** Pages that are rendered here; the browser renders those beyond. */
  renders: BrowseBudget;
  /** Pictures. */
  media: BrowseBudget;
  /** Built files. */
  files: BrowseBudget;
  /** `robots.txt`, sitemaps, `security.txt`. */
  sitemaps: Counted;
  /** Browsers that get a cookie. */
  newBrowsers: Counted;
  /** Deliveries with a bad signature. */
  webhookRefusals: Counted;
}

export function doorLimits(counts: WindowCounts, rules: LimitRules): DoorLimits {
  const budget = (name: 'pages' | 'renders' | 'media' | 'files') =>
    browseBudget(counts, name, { network: rules[name], browser: rules[`${name}-browser`] });
  return {
    general: networkCount(counts, 'general', rules.general),
    pages: budget('pages'),
    renders: budget('renders'),
    media: budget('media'),
    files: budget('files'),
    sitemaps: networkCount(counts, 'sitemaps', rules.sitemaps),
    newBrowsers: networkCount(counts, 'new-browsers', rules['new-browsers']),
    webhookRefusals: networkCount(counts, 'webhook-refusals', rules['webhook-refusals']),
  };
}
