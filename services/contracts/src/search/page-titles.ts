/** Titles shared by server and browser: hydration must not change the tab title. Free of zod. */
import { cityName } from '../place/cities.ts';
import { inPlace } from '../place/in-place.ts';
import { groupDigits } from '../group-digits.ts';
import { formatIn, type Currency, type Money } from '../money.ts';
import type { NearPlace } from '../place/near-place.ts';
import type { PropertyType } from '../listing/property-options.ts';

export const SITE_NAME = 'Покрив';

export const tabTitle = (title: string): string => `${title} · ${SITE_NAME}`;

const NO_BREAK_SPACE = '\u00a0';

export const propertyTypesMany = {
  apartment: 'Апартаменти',
  studio: 'Студиа',
  room: 'Стаи',
  shared: 'Споделени жилища',
  house: 'Къщи',
} as const satisfies Record<PropertyType, string>;

export const inCity = (city: string): string => inPlace(cityName(city));

export interface FoundCount {
  total: number;
  totalIsMinimum?: boolean;
}

/** `1 234 обяви`, `1 обява`, `1000+ обяви`. */
export function listingsCount({ total, totalIsMinimum }: FoundCount): string {
  if (totalIsMinimum) return `1000+${NO_BREAK_SPACE}обяви`;
  return `${groupDigits(total)}${NO_BREAK_SPACE}${total === 1 ? 'обява' : 'обяви'}`;
}

export interface SoughtPlace {
  location?: string;
  neighborhood?: readonly string[];
  propertyType?: readonly PropertyType[];
  near?: NearPlace;
}

/** The only district of a search in a city. */
export const soughtDistrict = ({ location, neighborhood = [] }: SoughtPlace): string | undefined =>
  location && neighborhood.length === 1 ? neighborhood[0] : undefined;

export function searchHeading(place: SoughtPlace): string {
  const { location, propertyType = [], near } = place;
  const [only, another] = propertyType;
  const kind = only && !another ? propertyTypesMany[only] : 'Жилища';
  if (near) return `${kind} под наем около ${placeName(near)}`;
  const district = soughtDistrict(place);
  if (district) return `${kind} под наем ${inPlace(placeName({ city: location, neighborhood: district }))}`;
  return location ? `${kind} под наем ${inCity(location)}` : `${kind} под наем`;
}

/** `Апартаменти под наем в София – 1 234 обяви`; without the count while unknown. */
export function searchTitle(place: SoughtPlace, found?: FoundCount): string {
  const heading = searchHeading(place);
  return found ? `${heading} – ${listingsCount(found)}` : heading;
}

interface TitledListing {
  title?: string;
  price?: Money;
  location: { city?: string; neighborhood?: string };
}

export const placeName = ({ city, neighborhood }: TitledListing['location']): string =>
  [neighborhood, city && cityName(city)].filter(Boolean).join(', ');

/** `Светъл двустаен до метрото, Лозенец, София – 450 €`; undefined for a draft without a title. */
export function listingTitle(
  { title, price, location }: TitledListing,
  primary: Currency,
): string | undefined {
  if (!title) return undefined;
  const named = [title, placeName(location)].filter(Boolean).join(', ');
  return price === undefined ? named : `${named} – ${formatIn(price, primary)}`;
}
