import type { WindowCounts } from './window-counts.ts';
import { browseBudget, type BrowseBudget } from './browse-budget.ts';
import type { LimitRules } from './limit-settings.ts';
import { networkCount, type Counted } from './network-count.ts';

export interface GatewayLimits {
  general: Counted;
  pages: BrowseBudget;
  /** Server-rendered pages; above the limit the browser renders. */
  renders: BrowseBudget;
  media: BrowseBudget;
  files: BrowseBudget;
  sitemaps: Counted;
  newBrowsers: Counted;
  webhookRefusals: Counted;
}

export function gatewayLimits(counts: WindowCounts, rules: LimitRules): GatewayLimits {
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
