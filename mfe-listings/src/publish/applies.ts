import type { DraftFields, FieldPath } from './draft-fields.ts';

type Test = (fields: DraftFields) => boolean;

const isHouse: Test = ({ propertyType }) => propertyType === 'house';
const isShared: Test = ({ propertyType }) => propertyType === 'room' || propertyType === 'shared';
const isOneRoom: Test = ({ propertyType }) => propertyType === 'room' || propertyType === 'studio';
const isLet: Test = ({ advertiserType }) => advertiserType === 'agency' || advertiserType === 'manager';
const isAgency: Test = ({ advertiserType }) => advertiserType === 'agency';
/** A whole house has no floor number; a floor of a house has. */
const isOnFloor: Test = (fields) => !isHouse(fields) || fields.layout === 'house_floor';

/** Fields without an entry always apply (decisions §3). */
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
  'commission.percent': (fields) => isLet(fields) && fields.commission?.type === 'percent',
  'commission.amount': (fields) => isLet(fields) && fields.commission?.type === 'amount',
  'deposit.months': ({ deposit }) => deposit?.type === 'months',
  'deposit.amount': ({ deposit }) => deposit?.type === 'amount',
  'location.neighborhood': ({ location }) => Boolean(location?.city),
  'location.metroStation': ({ location }) => location?.city === 'sofia',
};

/** A group applies only if its first field does. */
const groupOf: Record<string, FieldPath> = { commission: 'commission.type' };

export const applies = (fields: DraftFields, path: string): boolean =>
  appliesTo[groupOf[path] ?? (path as FieldPath)]?.(fields) ?? true;
