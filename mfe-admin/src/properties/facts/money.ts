import { commissionOf } from '@pokriv/contracts/listing/listing-sums';
import { formatBoth, type Currency, type Money } from '@pokriv/contracts/money';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import * as option from '@pokriv/contracts/listing/property-options';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';

import { texts } from '../../messages.ts';
import { labelled, labelledAll, type Fact } from './fact.ts';

type Shown = (money: Money | undefined) => string | undefined;

function depositText({ deposit }: OwnProperty, sum: Shown): string | undefined {
  if (deposit?.type === 'months') {
    const { months = 0 } = deposit;
    return Number.isInteger(months)
      ? formatCount(months, texts.listing.rents)
      : `${formatNumber(months, 1)}\u00a0${texts.listing.rents[1]}`;
  }
  if (deposit?.type === 'none') return texts.listing.nothingToPay;
  return sum(deposit?.amount);
}

function commissionText(listing: OwnProperty, sum: Shown): string | undefined {
  const commission = commissionOf(listing);
  if (commission?.type === 'percent') return texts.listing.ofRent(formatNumber(commission.percent ?? 0));
  if (commission?.type === 'none') return texts.listing.nothingToPay;
  return sum(commission?.amount);
}

/** Sums in both currencies. */
export function money(listing: OwnProperty, currency: Currency): Fact[] {
  const sum: Shown = (money) => money && formatBoth(money, currency);
  return [
    ['price', sum(listing.price)],
    ['pricePerM2', sum(listing.pricePerM2)],
    ['deposit', depositText(listing, sum)],
    ['commission', commissionText(listing, sum)],
    ['monthlyFees', sum(listing.monthlyFees)],
    ['estimatedUtilities', sum(listing.estimatedUtilities)],
    ['utilitiesIncluded', labelledAll(option.utilities, listing.utilitiesIncluded)],
    ['moveInCost', sum(listing.moveInCost)],
    ['monthlyTotal', sum(listing.monthlyTotal)],
    ['advertiserType', labelled(option.advertiserTypes, listing.advertiserType)],
    ['agencyName', listing.agencyName],
    ['eik', listing.eik],
  ];
}
