import type { MapReply } from '@pokriv/contracts/search/search';
import { formatIn, moneyOf, type Cents, type Currency, type Money } from '@pokriv/contracts/money';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';

import { mapTexts } from '../messages.ts';

export type Pin = MapReply['pins'][number];
export type Cluster = MapReply['clusters'][number];

/** A pin has no leva: whole leva that were typed come back a stotinka beside them. */
export function pinMoney(price: Cents): Money {
  const money = moneyOf(price);
  const whole = Math.round(money.bgn);
  return Math.round(Math.abs(money.bgn - whole) * 100) <= 1 ? { ...money, bgn: whole } : money;
}

export const pinPrice = (price: Cents, currency: Currency): string => formatIn(pinMoney(price), currency);

/** Diameter in px, logarithmic in the count. */
export const clusterSize = (count: number): number =>
  Math.round(Math.min(64, 28 + 9 * Math.log10(Math.max(1, count))));

function spotButton(className: string, text: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.setAttribute('aria-label', label);
  return button;
}

export function pinButton({ price, promotionType }: Pin, currency: Currency): HTMLButtonElement {
  const text = pinPrice(price, currency);
  const label = promotionType ? mapTexts.promotedPin(text) : mapTexts.pin(text);
  return spotButton(`map-pin${promotionType ? ` map-pin-${promotionType}` : ''}`, text, label);
}

export function clusterButton({ count, priceMin }: Cluster, currency: Currency): HTMLButtonElement {
  const words = formatCount(count, mapTexts.listings);
  const label = mapTexts.cluster(words, pinPrice(priceMin, currency));
  const button = spotButton('map-cluster', formatNumber(count), label);
  button.style.setProperty('--size', `${clusterSize(count)}px`);
  return button;
}
