import { notFound } from '@pokriv/contracts/errors';
import { currencies, type Currency } from '@pokriv/contracts/money';
import { Router, type Request } from 'express';

import { everyLetter } from './every-letter.ts';
import {
  letterPage,
  listPage,
  mailInTheme,
  PREVIEW_PATH,
  themes,
  type ListedLetter,
  type Theme,
} from './preview-pages.ts';

const isCurrency = (text: string): text is Currency => Object.hasOwn(currencies, text);
const isTheme = (text: string): text is Theme => Object.hasOwn(themes, text);

interface PreviewParts {
  isProduction: boolean;
  /** The site's currency: first without `currency=` in the address. */
  currency: Currency;
  /** Public origin of the site. */
  origin: string;
}

/** `GET /dev/mails`: previews every mail for developers; absent in production. */
export function mailPreviewRoutes({ isProduction, currency: siteCurrency, origin }: PreviewParts): Router {
  const router = Router();
  if (isProduction) return router;
  const firstOf = ({ query: { currency } }: Pick<Request, 'query'>): Currency =>
    typeof currency === 'string' && isCurrency(currency) ? currency : siteCurrency;
  const find = async (name: string, currency: Currency): Promise<ListedLetter> => {
    const letters = await everyLetter(currency);
    const index = letters.findIndex((one) => one.name === name);
    const shown = letters[index];
    if (!shown) throw notFound();
    return { shown, currency, before: letters[index - 1], after: letters[index + 1] };
  };
  router.get(PREVIEW_PATH, async (request, reply) => {
    const currency = firstOf(request);
    reply.type('html').send(listPage(await everyLetter(currency), currency));
  });
  router.get(`${PREVIEW_PATH}/:name`, async (request, reply) => {
    reply.type('html').send(await letterPage(await find(request.params.name, firstOf(request))));
  });
  router.get(`${PREVIEW_PATH}/:name/:theme`, async (request, reply) => {
    const { name, theme } = request.params;
    const { shown } = await find(name, firstOf(request));
    if (!isTheme(theme)) throw notFound();
    reply.type('html').send(await mailInTheme(shown, { theme, origin }));
  });
  return router;
}
