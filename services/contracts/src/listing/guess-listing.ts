/** Default values of the listing form, until the landlord changes them. Free of zod. */
import { cityName } from '../place/cities.ts';
import { inPlace } from '../place/in-place.ts';
import {
  layouts,
  PROPERTY_LIMITS,
  propertyTypes,
  type Layout,
  type PropertyType,
} from './property-options.ts';

interface Guessable {
  title?: string | undefined;
  rooms?: number | undefined;
  propertyType?: PropertyType | undefined;
  layout?: Layout | undefined;
  location?: { city?: string | undefined; neighborhood?: string | undefined } | undefined;
}

const roomsByLayout: Partial<Record<Layout, number>> = {
  one_room: 1,
  two_room: 2,
  three_room: 3,
  four_room: 4,
  multi_room: 5,
};

/** Undefined for a layout without a number of rooms. */
export const roomsOfLayout = (layout: Layout | undefined): number | undefined =>
  layout && roomsByLayout[layout];

const CENTRE = 'Център';

function homeName({ propertyType, layout }: Guessable): string | undefined {
  if (propertyType === 'apartment') return layout && (layout === 'attic' ? 'Ателие' : layouts[layout]);
  if (propertyType === 'house' && layout === 'house_floor') return layouts.house_floor;
  return propertyType && propertyTypes[propertyType];
}

function whereName({ location }: Guessable): string | undefined {
  if (!location?.city) return undefined;
  const city = cityName(location.city);
  const district = location.neighborhood?.trim();
  if (!district) return inPlace(city);
  return district === CENTRE ? `в центъра на ${city}` : inPlace(district);
}

/** „Двустаен в Младост 1“; undefined until the type and the place are known. */
export function guessTitle(fields: Guessable): string | undefined {
  const [home, where] = [homeName(fields), whereName(fields)];
  if (!home || !where) return undefined;
  const title = `${home} ${where}`;
  return title.length < PROPERTY_LIMITS.titleMin ? `${home} под наем ${where}` : title;
}

/**
 * Updates a guessed title and number of rooms after a change, unless the landlord has edited them.
 * @returns the fields to set
 */
export function followedGuesses(
  before: Guessable,
  after: Guessable,
): Partial<Pick<Guessable, 'title' | 'rooms'>> {
  const title = guessTitle(after);
  const rooms = roomsOfLayout(after.layout);
  const follows = (value: unknown, guess: unknown) => value === undefined || value === guess;
  return {
    ...(title !== guessTitle(before) && follows(after.title, guessTitle(before)) && { title }),
    ...(rooms !== roomsOfLayout(before.layout) &&
      follows(after.rooms, roomsOfLayout(before.layout)) && { rooms }),
  };
}
