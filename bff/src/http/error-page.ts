import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { tabTitle } from '@pokriv/contracts/search/page-titles';
import { escapeHtml } from '@pokriv/service-kit/escape-html';
import type { Response } from 'express';

import { messages } from '../messages.ts';
import { contextOf } from './context.ts';

/** Whether the client is a navigating browser, rather than a program that expects JSON or a picture. */
export const isForPerson = ({ headers }: IncomingMessage, path: string): boolean =>
  !/^\/(?:api|media)(?:\/|$)/u.test(path) && /text\/html/u.test(headers.accept ?? '');

/** Inlined palette: this page must not depend on files that may have failed. */
const css = `
:root{color-scheme:light dark;font:17px/1.5 system-ui,sans-serif;color:light-dark(#211d1a,#f3eee9);background:light-dark(#fbf9f6,#171412)}
main{max-width:34rem;margin:15vh auto 0;padding:0 16px}
h1{margin:0;font-size:32px;line-height:1.15;text-wrap:balance}
p{margin:16px 0 0}
small{color:light-dark(#6b625b,#b3a79c);overflow-wrap:anywhere}
a{display:inline-flex;align-items:center;min-height:44px;margin-right:20px;color:light-dark(#9c3d1c,#f0976f)}
`;

const html = (title: string, requestId: string, nonce: string): string => `<!doctype html>
<html lang="bg">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${tabTitle(messages.errorTab)}</title>
<style nonce="${nonce}">${css}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p><a href="">${messages.tryAgain}</a><a href="/">${messages.toHome}</a></p>
<p><small>${messages.requestNumber} ${escapeHtml(requestId)}</small></p>
</main>
</body>
</html>
`;

/** Error page with the request id for support (decisions §10). */
export function sendErrorPage(response: Response, status: number, message: string): void {
  const nonce = randomBytes(16).toString('base64');
  const title = status >= 500 ? messages.wentWrong : message;
  response
    .status(status)
    .set({
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'self'`,
      'X-Robots-Tag': 'noindex',
      'Cache-Control': 'no-store',
    })
    .type('html')
    .send(html(title, contextOf(response).requestId, nonce));
}
