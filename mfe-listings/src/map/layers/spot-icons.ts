import type { MapReply } from '@pokriv/contracts/search/search';
import { formatIn, moneyOf, type Cents, type Currency, type Money } from '@pokriv/contracts/money';
import { inPlace } from '@pokriv/contracts/place/in-place';
import { formatCount, formatNumber } from '@pokriv/web-kit/format';

import { mapTexts } from '../messages.ts';
import type { LabelledGroup } from './group.ts';
import { clusterSize } from './spot-size.ts';

export type Pin = MapReply['pins'][number];
export type Cluster = MapReply['clusters'][number];

/** A pin has no leva amount: converted from euro cents, whole leva may be a stotinka off. */
export function pinMoney(price: Cents): Money {
  const money = moneyOf(price);
  const whole = Math.round(money.bgn);
  return Math.round(Math.abs(money.bgn - whole) * 100) <= 1 ? { ...money, bgn: whole } : money;
}

export const pinPrice = (price: Cents, currency: Currency): string => formatIn(pinMoney(price), currency);

function spotButton(className: string, text: string, label: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = text;
  button.setAttribute('aria-label', label);
  return button;
}

const pinLabel = ({ promotionType }: Pin, price: string): string =>
  promotionType ? mapTexts.promotedPin(price) : mapTexts.pin(price);

export function pinButton(pin: Pin, currency: Currency): HTMLButtonElement {
  const text = pinPrice(pin.price, currency);
  const { promotionType } = pin;
  return spotButton(`map-pin${promotionType ? ` map-pin-${promotionType}` : ''}`, text, pinLabel(pin, text));
}

export interface PinMarks {
  isVisited: boolean;
  isFavorite: boolean;
}

export function markPin(
  button: HTMLButtonElement,
  { pin, currency }: { pin: Pin; currency: Currency },
  { isVisited, isFavorite }: PinMarks,
): void {
  const label = pinLabel(pin, pinPrice(pin.price, currency));
  const withHeart = isFavorite ? mapTexts.favorite(label) : label;
  button.classList.toggle('map-pin-visited', isVisited);
  button.classList.toggle('map-pin-favorite', isFavorite);
  button.setAttribute('aria-label', isVisited ? mapTexts.visited(withHeart) : withHeart);
}

export function clusterButton(group: LabelledGroup, currency: Currency): HTMLButtonElement {
  const { count, priceMin, district, lines } = group;
  const words = formatCount(count, mapTexts.listings);
  const place = district ? `${words} ${inPlace(district)}` : words;
  const label = mapTexts.cluster(place, pinPrice(priceMin, currency));
  const number = formatNumber(count);
  const button = spotButton('map-cluster', lines ? '' : number, label);
  button.style.setProperty('--size', `${clusterSize(count)}px`);
  if (lines) {
    const [first = '', second = ''] = lines;
    button.classList.add('map-cluster-labelled');
    // Named by its content, so that voice control matches the visible label (WCAG 2.5.3).
    button.removeAttribute('aria-label');
    button.append(spanOf(first), spanOf(`${words.slice(number.length)} `, 'map-spoken'));
    button.append(spanOf(second, 'map-cluster-price'), spanOf(mapTexts.clusterEnd, 'map-spoken'));
  }
  return button;
}

/** `map-spoken` is for screen readers only. */
function spanOf(text: string, className = ''): HTMLElement {
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}
