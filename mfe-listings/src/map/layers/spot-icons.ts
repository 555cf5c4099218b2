import type { MapReply } from '@pokriv/contracts/search/search';
import { formatBgn, toEuro } from '@pokriv/contracts/money';
import { boot } from '@pokriv/web-kit/boot';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';

import { mapTexts } from '../messages.ts';

export type Pin = MapReply['pins'][number];
export type Cluster = MapReply['clusters'][number];

const NO_BREAK_SPACE = '\u00a0';

export const pinPrice = (bgn: number): string =>
  boot().primaryCurrency === 'BGN'
    ? formatBgn(bgn)
    : `${formatNumber(Math.round(toEuro(bgn)))}${NO_BREAK_SPACE}€`;

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

export function pinButton({ price, promotionType }: Pin): HTMLButtonElement {
  const text = pinPrice(price);
  const label = promotionType ? mapTexts.promotedPin(text) : mapTexts.pin(text);
  return spotButton(`map-pin${promotionType ? ` map-pin-${promotionType}` : ''}`, text, label);
}

export function clusterButton({ count, priceMin }: Cluster): HTMLButtonElement {
  const words = formatCount(count, mapTexts.listings);
  const button = spotButton('map-cluster', formatNumber(count), mapTexts.cluster(words, pinPrice(priceMin)));
  button.style.setProperty('--size', `${clusterSize(count)}px`);
  return button;
}
