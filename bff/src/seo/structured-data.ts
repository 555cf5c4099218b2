import * as pages from '@pokriv/contracts/pages';
import { SITE_NAME } from '@pokriv/contracts/search/page-titles';

const CONTEXT = 'https://schema.org';

/** Undefined values disappear in JSON. */
export const graph = (type: string, fields: object): object => ({
  '@context': CONTEXT,
  '@type': type,
  ...fields,
});

/** Breadcrumbs; the last step is the page itself. */
export function breadcrumbs(steps: readonly { name: string; url: string }[]): object {
  return graph('BreadcrumbList', {
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  });
}

export function itemList(items: readonly { name: string; url: string }[], numberOfItems: number): object {
  return graph('ItemList', {
    numberOfItems,
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  });
}

export const webSite = (origin: string): object =>
  graph('WebSite', {
    name: SITE_NAME,
    url: `${origin}/`,
    inLanguage: 'bg',
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${pages.search.path}?query={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  });

export const organization = (origin: string): object =>
  graph('Organization', {
    name: SITE_NAME,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    areaServed: { '@type': 'Country', name: 'България' },
  });
