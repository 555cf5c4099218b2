import { formatBgn, formatPrice } from '@pokriv/contracts/money';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import * as option from '@pokriv/contracts/listing/property-options';
import { boot } from '@pokriv/web-kit/boot';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';

import { texts } from '../../messages.ts';
import { labelled, labelledAll, type Fact } from './fact.ts';

const sum = (bgn: number | undefined) => (bgn === undefined ? undefined : formatBgn(bgn));

const both = (bgn: number | undefined) => {
  if (bgn === undefined) return undefined;
  const { primary, secondary } = formatPrice(bgn, boot().primaryCurrency);
  return `${primary} (${secondary})`;
};

function depositText({ deposit }: OwnProperty): string | undefined {
  if (deposit?.type === 'months') {
    const { value = 0 } = deposit;
    return Number.isInteger(value)
      ? formatCount(value, texts.listing.rents)
      : `${formatNumber(value, 1)}\u00a0${texts.listing.rents[1]}`;
  }
  if (deposit?.type === 'none') return texts.listing.nothingToPay;
  return deposit?.type === 'amount' ? sum(deposit.value) : labelled(option.depositTypes, deposit?.type);
}

function commissionText({ commission }: OwnProperty): string | undefined {
  if (commission?.type === 'percent') return texts.listing.ofRent(formatNumber(commission.value ?? 0));
  if (commission?.type === 'none') return texts.listing.nothingToPay;
  return commission?.type === 'amount'
    ? sum(commission.value)
    : labelled(option.commissionTypes, commission?.type);
}

export const money = (listing: OwnProperty): Fact[] => [
  ['price', both(listing.price)],
  ['pricePerM2', sum(listing.pricePerM2)],
  ['deposit', depositText(listing)],
  ['commission', commissionText(listing)],
  ['monthlyFees', sum(listing.monthlyFees)],
  ['estimatedUtilities', sum(listing.estimatedUtilities)],
  ['utilitiesIncluded', labelledAll(option.utilities, listing.utilitiesIncluded)],
  ['moveInCost', both(listing.moveInCost)],
  ['monthlyTotal', sum(listing.monthlyTotal)],
  ['advertiserType', labelled(option.advertiserTypes, listing.advertiserType)],
  ['agencyName', listing.agencyName],
  ['eik', listing.eik],
];
