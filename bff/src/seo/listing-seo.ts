import { jpegAddress } from '@pokriv/contracts/listing/picture-address';
import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { ErrorCode } from '@pokriv/contracts/errors';
import { cityName } from '@pokriv/contracts/place/cities';
import { formatBoth, type Currency } from '@pokriv/contracts/money';
import { listingTitle, placeName } from '@pokriv/contracts/search/page-titles';
import { floorPlansOf, photosOf } from '@pokriv/contracts/listing/floor-plans';
import type { PropertyImage, PublicProperty } from '@pokriv/contracts/listing/property';
import { layouts, propertyTypes } from '@pokriv/contracts/listing/property-options';

import { euroOf, listingData } from './listing-data.ts';
import { texts } from './messages.ts';
import type { PageSeo, SeoRequest } from './page-seo.ts';
import { breadcrumbs } from './structured-data.ts';

/** Type, area and place; the rent in both currencies; the beginning of the description. */
function describe(listing: PublicProperty, currency: Currency): string {
  const { layout, propertyType, area, price, location, description = '' } = listing;
  const facts = [
    propertyType && propertyTypes[propertyType],
    layout && layouts[layout].toLowerCase(),
    area && texts.area(area),
    placeName(location),
  ];
  const sum = price && texts.monthly(formatBoth(price, currency));
  return [facts.filter(Boolean).join(', '), sum, description].filter(Boolean).join('. ');
}

function missing(error: ErrorCode): PageSeo | undefined {
  if (error === 'GONE') return { status: 410, title: texts.listingGone, description: texts.listingGoneText };
  if (error === 'NOT_FOUND' || error === 'BAD_REQUEST')
    return { status: 404, title: texts.listingMissing, description: texts.listingMissingText };
  return undefined;
}

/**
 * SEO data of a listing. Only an active one is indexed: a rented or expired one stays readable for 30 days, then it
 * is gone (decisions §4). Undefined when the service fails.
 */
export async function listingSeo(
  { origin, currency, read }: SeoRequest,
  id: string,
): Promise<PageSeo | undefined> {
  const answer = await read('getProperty', { params: { id } });
  if ('error' in answer) return missing(answer.error);
  const listing: PublicProperty = answer.reply.data;
  const { images, location, status } = listing;
  const [cover] = images;
  const title = listingTitle(listing, currency) ?? texts.listing;
  const url = `${origin}${pathTo(pages.listing, listing.id)}`;
  const seo: PageSeo = {
    status: 200,
    title,
    description: describe(listing, currency),
    ...(listing.price && { price: euroOf(listing.price) }),
    ...(cover && {
      picture: {
        url: `${origin}${jpegAddress(cover.id)}`,
        width: cover.width,
        height: cover.height,
        alt: cover.alt || title,
      },
    }),
  };
  if (status !== 'active') return seo;
  const { city } = location;
  const trail = [
    { name: texts.home, url: `${origin}/` },
    { name: texts.listings, url: `${origin}${pages.search.path}` },
    ...(city ? [{ name: cityName(city), url: `${origin}${pages.search.path}?location=${city}` }] : []),
    { name: listing.title ?? title, url },
  ];
  const addressOf = (image: PropertyImage) => `${origin}${jpegAddress(image.id)}`;
  const pictures = photosOf(images).map(addressOf);
  const floorPlans = floorPlansOf(images).map(addressOf);
  const data = listingData(listing, { url, pictures, floorPlans });
  return { ...seo, canonical: url, data: [data, breadcrumbs(trail)] };
}
