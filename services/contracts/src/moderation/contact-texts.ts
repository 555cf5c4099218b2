import { appealText } from './appeal-link.ts';
import * as pages from '../pages.ts';

const MISSING = 'missing-place';

export const missingPlacePath = `${pages.contact.path}?subject=general&about=${MISSING}`;

/** Prefilled message of a link to the contact page; empty for any other query. */
export const contactText = (query: URLSearchParams): string =>
  query.get('about') === MISSING ? 'Моля, добавете място, което липсва в списъка: ' : appealText(query);
