import { notFound } from '@pokriv/contracts/errors';
import { Router } from 'express';

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

const isTheme = (text: string): text is Theme => Object.hasOwn(themes, text);

/** `GET /dev/mails`: previews every mail for developers; absent in production. */
export function mailPreviewRoutes({ isProduction }: { isProduction: boolean }): Router {
  const router = Router();
  if (isProduction) return router;
  const find = async (name: string): Promise<ListedLetter> => {
    const letters = await everyLetter();
    const index = letters.findIndex((one) => one.name === name);
    const shown = letters[index];
    if (!shown) throw notFound();
    return { shown, before: letters[index - 1], after: letters[index + 1] };
  };
  router.get(PREVIEW_PATH, async (_request, reply) => {
    reply.type('html').send(listPage(await everyLetter()));
  });
  router.get(`${PREVIEW_PATH}/:name`, async (request, reply) => {
    reply.type('html').send(await letterPage(await find(request.params.name)));
  });
  router.get(`${PREVIEW_PATH}/:name/:theme`, async (request, reply) => {
    const { name, theme } = request.params;
    const { shown } = await find(name);
    if (!isTheme(theme)) throw notFound();
    reply.type('html').send(await mailInTheme(shown, theme));
  });
  return router;
}
