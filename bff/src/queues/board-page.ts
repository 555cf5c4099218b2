import type { RequestHandler } from 'express';

/**
 * The board has no settings for single buttons. What `assertAllowed` refuses is hidden by its place: making, limiting,
 * emptying and wiping a queue; wiping what is done; copying a job, and changing its data or its time.
 */
const limits = `
[role=menu]:has(> [class*='danger-']) > :is(:first-child, :nth-last-child(-n + 4)),
[class*='queueActions-'] > li:only-child,
[class*='jobActions-'] > li:not(:first-child, :last-child),
[class*='jobActions-'] > li:first-child:nth-last-child(2),
[class*='jobActions-'] > li:first-child:nth-last-child(3) {
  display: none;
}`;

const START = '<!DOCTYPE html>';
/** Loaded from elsewhere, which the policy of the page refuses. */
const foreignFonts = /<link href="https:[^>]*>/u;

/** The board's page with what is hidden in it; anything else as it is. */
export const ownPage = (body: unknown): unknown =>
  typeof body === 'string' && body.startsWith(START)
    ? body.replace(foreignFonts, '').replace('</head>', `<style>${limits}</style></head>`)
    : body;

/** Puts `ownPage` in the place of the page that the board sends. */
export const sendOwnPage: RequestHandler = (_request, reply, next) => {
  const send = reply.send.bind(reply);
  reply.send = (body) => send(ownPage(body));
  next();
};
