/** Computed sums of a listing (decisions §3, design/money). Free of zod: pages load it. */
import { cents, toMoney, totalOf, type Money, type Sum } from '../money.ts';
import type { AdvertiserType, commissionTypes, depositTypes, utilities } from './property-options.ts';

interface DepositOf<Amount> {
  type: keyof typeof depositTypes;
  /** Number of rents. */
  months?: number | undefined;
  amount?: Amount | undefined;
}

interface CommissionOf<Amount> {
  type: keyof typeof commissionTypes;
  /** Percent of one rent. */
  percent?: number | undefined;
  amount?: Amount | undefined;
}

interface TypedSums<Amount> {
  advertiserType?: AdvertiserType | undefined;
  price?: Amount | undefined;
  deposit?: DepositOf<Amount> | undefined;
  commission?: CommissionOf<Amount> | undefined;
  monthlyFees?: Amount | undefined;
  estimatedUtilities?: Amount | undefined;
  utilitiesIncluded?: readonly (keyof typeof utilities)[] | undefined;
}

/** Input of a listing's computed sums. */
export interface PricedListing extends TypedSums<Sum> {
  price: Sum;
}

/** Share of a typed sum, rounded half up once, in the typed currency. */
const share = ({ cents: of, entered }: Sum, numerator: number, denominator: number): Sum => ({
  cents: cents(Math.round((of * numerator) / denominator)),
  entered: {
    amount: Math.round((Math.round(entered.amount * 100) * numerator) / denominator) / 100,
    currency: entered.currency,
  },
});

/** Undefined without a deposit. */
function depositSum({ price, deposit }: PricedListing): Sum | undefined {
  return deposit?.type === 'months' ? share(price, (deposit.months ?? 0) * 2, 2) : deposit?.amount;
}

/** Agent's fee paid by the tenant; undefined while unknown. An owner charges none (decisions §3). */
export const commissionOf = <Amount>({
  advertiserType,
  commission,
}: Pick<TypedSums<Amount>, 'advertiserType' | 'commission'>): CommissionOf<Amount> | undefined =>
  advertiserType === 'owner' ? { type: 'none' } : commission;

/** Undefined while unknown. */
export function hasCommission(listing: Parameters<typeof commissionOf>[0]): boolean | undefined {
  const commission = commissionOf(listing);
  return commission && commission.type !== 'none';
}

/** Undefined without a commission. */
function commissionSum(listing: PricedListing): Sum | undefined {
  const { price } = listing;
  const commission = commissionOf(listing);
  return commission?.type === 'percent' ? share(price, commission.percent ?? 0, 100) : commission?.amount;
}

const known = (sums: readonly (Sum | undefined)[]): Sum[] => sums.filter((sum) => sum !== undefined);

/** Rent per square metre, rounded once in each currency. @param area m² */
export function perSquareMetre(price: Sum, area: number): Money {
  const { cents: of, bgn } = toMoney(price);
  return {
    cents: cents(Math.round(of / area)),
    currency: 'EUR',
    bgn: Math.round((bgn / area) * 100) / 100,
  };
}

/** Sums computed for replies. */
export interface DerivedSums {
  pricePerM2?: Money;
  /** Absent without a deposit. */
  depositCost?: Money;
  /** Absent without a commission. */
  commissionCost?: Money;
  /** Absent while the deposit or the commission is unknown. */
  moveInCost?: Money;
  /** Rent, fees and bills; absent while the fees or the bills are unknown (docs/adr/0072). */
  monthlyTotal?: Money;
}

const isMoveInKnown = (listing: PricedListing): boolean =>
  listing.deposit !== undefined && commissionOf(listing) !== undefined;

/** Bills in the field „Сметки на месец“. */
const bills = ['electricity', 'water', 'heating'] as const;

/** Whether the rent includes the building fee, or all bills. */
export function includedInRent({ utilitiesIncluded = [] }: Pick<TypedSums<unknown>, 'utilitiesIncluded'>) {
  return {
    fees: utilitiesIncluded.includes('building_fee'),
    bills: bills.every((bill) => utilitiesIncluded.includes(bill)),
  };
}

function isMonthlyKnown(listing: PricedListing): boolean {
  const isIncluded = includedInRent(listing);
  return (
    (listing.monthlyFees !== undefined || isIncluded.fees) &&
    (listing.estimatedUtilities !== undefined || isIncluded.bills)
  );
}

export function derivedSums(listing: PricedListing & { area?: number | undefined }): DerivedSums {
  const { price, area, monthlyFees, estimatedUtilities } = listing;
  const [deposit, commission] = [depositSum(listing), commissionSum(listing)];
  return {
    ...(area !== undefined && { pricePerM2: perSquareMetre(price, area) }),
    ...(deposit && { depositCost: toMoney(deposit) }),
    ...(commission && { commissionCost: toMoney(commission) }),
    ...(isMoveInKnown(listing) && { moveInCost: totalOf(known([price, deposit, commission])) }),
    ...(isMonthlyKnown(listing) && {
      monthlyTotal: totalOf(known([price, monthlyFees, estimatedUtilities])),
    }),
  };
}

const shownGroup = <Group extends { amount?: Sum | undefined }, Shown>(
  { amount, ...group }: Group,
  shown: (sum: Sum) => Shown,
): Omit<Group, 'amount'> & { amount?: Shown | undefined } => ({
  ...group,
  ...(amount && { amount: shown(amount) }),
});

/** Typed sums as in replies. */
export const shownSums = <Shown extends Money>(
  { price, deposit, monthlyFees, estimatedUtilities, commission }: TypedSums<Sum>,
  shown: (sum: Sum) => Shown,
) => ({
  price: price && shown(price),
  deposit: deposit && shownGroup(deposit, shown),
  monthlyFees: monthlyFees && shown(monthlyFees),
  estimatedUtilities: estimatedUtilities && shown(estimatedUtilities),
  commission: commission && shownGroup(commission, shown),
});
