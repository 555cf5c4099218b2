import { notFound } from '@pokriv/contracts/errors';
import { Router } from 'express';

import { everyLetter, type NamedLetter } from './every-letter.ts';
import { letterPage, listPage, mailInTheme, PREVIEW_PATH, themes, type Theme } from './preview-pages.ts';

const isTheme = (text: string): text is Theme => Object.hasOwn(themes, text);

/** `GET /dev/mails`: shows every kind of mail to developers; absent in production. */
export function mailPreviewRoutes({ isProduction }: { isProduction: boolean }): Router {
  const router = Router();
  if (isProduction) return router;
  const find = async (
    name: string,
  ): Promise<{ letters: NamedLetter[]; index: number; found: NamedLetter }> => {
    const letters = await everyLetter();
    const index = letters.findIndex((one) => one.name === name);
    const found = letters[index];
    if (!found) throw notFound();
    return { letters, index, found };
  };
  router.get(PREVIEW_PATH, async (_request, reply) => {
    reply.type('html').send(listPage(await everyLetter()));
  });
  router.get(`${PREVIEW_PATH}/:name`, async (request, reply) => {
    const { letters, index } = await find(request.params.name);
    reply.type('html').send(await letterPage(letters, index));
  });
  router.get(`${PREVIEW_PATH}/:name/:theme`, async (request, reply) => {
    const { name, theme } = request.params;
    const { found } = await find(name);
    if (!isTheme(theme)) throw notFound();
    reply.type('html').send(await mailInTheme(found, theme));
  });
  return router;
}
