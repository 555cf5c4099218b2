import { isValidEik } from '@pokriv/contracts/eik';

import { createRandom, type Random } from '../../random.ts';
import { agencyNames, familyNames, femaleNames, latin, maleNames } from './names.ts';

export type DemoPlan = 'free' | 'premium' | 'business';

export interface DemoPerson {
  /** Also the identity provider's uid. */
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  feminine: boolean;
  phone: string;
  role: 'tenant' | 'landlord' | 'admin';
  plan: DemoPlan;
  isEmailVerified: boolean;
  isPhoneVerified?: boolean;
  joinedDaysAgo: number;
}

export interface DemoLandlord extends DemoPerson {
  advertiserType: 'owner' | 'agency' | 'manager';
  agencyName?: string;
  eik?: string;
}

const NAMES = ['admin', 'tenant', 'unverified', 'landlord', 'agency', 'admin2'];

export const demoAccounts = {
  admin: account('admin', {
    firstName: 'Ана',
    lastName: 'Админова',
    feminine: true,
    role: 'admin',
    plan: 'free',
  }),
  /** Decides the appeals against the first administrator's decisions. */
  admin2: account('admin2', {
    firstName: 'Борис',
    lastName: 'Админов',
    feminine: false,
    role: 'admin',
    plan: 'free',
  }),
  tenant: account('tenant', {
    firstName: 'Тодор',
    lastName: 'Наемов',
    feminine: false,
    role: 'tenant',
    plan: 'free',
  }),
  unverified: account('unverified', {
    firstName: 'Нели',
    lastName: 'Нова',
    feminine: true,
    role: 'tenant',
    plan: 'free',
  }),
  landlord: {
    ...account('landlord', {
      firstName: 'Лилия',
      lastName: 'Домова',
      feminine: true,
      role: 'landlord',
      plan: 'free',
    }),
    isPhoneVerified: true,
    advertiserType: 'owner',
  },
  agency: {
    ...account('agency', {
      firstName: 'Асен',
      lastName: 'Ключарски',
      feminine: false,
      role: 'landlord',
      plan: 'business',
    }),
    isPhoneVerified: true,
    advertiserType: 'agency',
    agencyName: 'Демо имоти',
    eik: validEik(createRandom('eik/demo')),
  },
} as const satisfies Record<string, DemoPerson | DemoLandlord>;

function account(
  name: string,
  person: Pick<DemoPerson, 'firstName' | 'lastName' | 'feminine' | 'role' | 'plan'>,
): DemoPerson {
  return {
    id: `demo-${name}`,
    email: `${name}@demo.bg`,
    phone: `08880000${String(NAMES.indexOf(name) + 1).padStart(2, '0')}`,
    isEmailVerified: name !== 'unverified',
    joinedDaysAgo: name === 'unverified' ? 1 : 240,
    ...person,
  };
}

/** `count` landlords, the two demo accounts first. Business accounts are agencies and property managers. */
export function demoLandlords(count: number): DemoLandlord[] {
  const fixed: DemoLandlord[] = [demoAccounts.landlord, demoAccounts.agency];
  const others = Array.from({ length: Math.max(0, count - fixed.length) }, (_, index) => landlord(index));
  return [...fixed, ...others].slice(0, count);
}

function landlord(index: number): DemoLandlord {
  const random = createRandom(`landlord/${index}`);
  // of ten: three business, three premium, four free; beyond the first hundred all business (bulk sets)
  const plan: DemoPlan = index >= 100 || index % 10 < 3 ? 'business' : index % 10 < 6 ? 'premium' : 'free';
  const advertiserType =
    plan === 'business'
      ? index % 5 === 2
        ? 'manager'
        : 'agency'
      : random.chance(0.15)
        ? 'manager'
        : 'owner';
  const round = Math.floor(index / agencyNames.length);
  const name = agencyNames[Math.floor(index / 2.5) % agencyNames.length] as string;
  return {
    ...person(random, {
      id: `landlord-${index + 1}`,
      role: 'landlord',
      plan,
      phone: `088${String(1_000_000 + index * 7 + 13).slice(0, 7)}`,
    }),
    advertiserType,
    ...(advertiserType === 'agency' && {
      agencyName: round > 2 ? `${name} ${round}` : name,
      eik: validEik(random),
    }),
  };
}

export function demoTenants(count: number): DemoPerson[] {
  return Array.from({ length: count }, (_, index) =>
    person(createRandom(`tenant/${index}`), {
      id: `tenant-${index + 1}`,
      role: 'tenant',
      plan: 'free',
      phone: `089${String(2_000_000 + index * 11 + 29).slice(0, 7)}`,
    }),
  );
}

function person(
  random: Random,
  { id, role, plan, phone }: Pick<DemoPerson, 'id' | 'role' | 'plan' | 'phone'>,
): DemoPerson {
  const feminine = random.chance(0.5);
  const firstName = random.pick(feminine ? femaleNames : maleNames);
  const family = random.pick(familyNames);
  const lastName = feminine ? `${family}а` : family;
  return {
    id,
    email: `${latin(firstName)}.${latin(lastName)}.${id.replace(/\D/gu, '')}@${role === 'tenant' ? 'naemateli' : 'naemodateli'}.example`,
    firstName,
    lastName,
    feminine,
    phone,
    role,
    plan,
    isEmailVerified: true,
    joinedDaysAgo: random.int(30, 900),
  };
}

export function validEik(random: Random): string {
  const stem = `20${String(random.int(0, 999_999)).padStart(6, '0')}`;
  const digit = [...'0123456789'].find((last) => isValidEik(stem + last));
  if (digit === undefined) throw new Error(`no check digit for ${stem}`);
  return stem + digit;
}
