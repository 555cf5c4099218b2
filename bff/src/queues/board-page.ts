import type { RequestHandler } from 'express';

/** The board cannot hide single buttons: CSS hides by position the actions refused by `assertAllowed`. */
const limits = `
[role=menu]:has(> [class*='danger-']) > :is(:first-child, :nth-last-child(-n + 4)),
[class*='queueActions-'] > li:only-child,
[class*='jobActions-'] > li:not(:first-child, :last-child),
[class*='jobActions-'] > li:first-child:nth-last-child(2),
[class*='jobActions-'] > li:first-child:nth-last-child(3) {
  display: none;
}`;

const START = '<!DOCTYPE html>';
/** External fonts, blocked by the page's policy. */
const foreignFonts = /<link href="https:[^>]*>/u;

/** Adds the hiding styles to the board's page; other bodies are unchanged. */
export const ownPage = (body: unknown): unknown =>
  typeof body === 'string' && body.startsWith(START)
    ? body.replace(foreignFonts, '').replace('</head>', `<style>${limits}</style></head>`)
    : body;

export const sendOwnPage: RequestHandler = (_request, reply, next) => {
  const send = reply.send.bind(reply);
  reply.send = (body) => send(ownPage(body));
  next();
};
