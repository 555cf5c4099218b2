import type { DraftFields, FieldPath } from './draft-fields.ts';

type Test = (fields: DraftFields) => boolean;

const isHouse: Test = ({ propertyType }) => propertyType === 'house';
const isShared: Test = ({ propertyType }) => propertyType === 'room' || propertyType === 'shared';
const isOneRoom: Test = ({ propertyType }) => propertyType === 'room' || propertyType === 'studio';
const isLet: Test = ({ advertiserType }) => advertiserType === 'agency' || advertiserType === 'manager';
const isAgency: Test = ({ advertiserType }) => advertiserType === 'agency';
/** A floor of a house is on one; a whole house is on all. */
const isOnFloor: Test = (fields) => !isHouse(fields) || fields.layout === 'house_floor';

/** Where a field applies (decisions §3); a field that is not named applies always. */
const appliesTo: Partial<Record<FieldPath, Test>> = {
  layout: (fields) => isHouse(fields) || fields.propertyType === 'apartment',
  rooms: (fields) => !isOneRoom(fields),
  bedrooms: (fields) => !isOneRoom(fields),
  yardArea: isHouse,
  floor: isOnFloor,
  totalFloors: isOnFloor,
  hasElevator: (fields) => !isHouse(fields),
  occupantsNow: isShared,
  bathroomShared: isShared,
  landlordLivesIn: isShared,
  lockableRoom: isShared,
  agencyName: isAgency,
  eik: isAgency,
  'commission.type': isLet,
  'commission.value': (fields) => isLet(fields) && (fields.commission?.type ?? 'none') !== 'none',
  'deposit.value': ({ deposit }) => (deposit?.type ?? 'none') !== 'none',
  'location.neighborhood': ({ location }) => Boolean(location?.city),
  'location.metroStation': ({ location }) => location?.city === 'sofia',
};

/** A group goes as a whole when its first choice does not apply. */
const groupOf: Record<string, FieldPath> = { commission: 'commission.type' };

/** Whether a field, or a group by its key, has a meaning for what is being let. */
export const applies = (fields: DraftFields, path: string): boolean =>
  appliesTo[groupOf[path] ?? (path as FieldPath)]?.(fields) ?? true;
