import { html, type Html } from './html.ts';
import { messages } from './messages.ts';

export interface PageContent {
  title: string;
  backUrl?: string | null;
  /** columns on a wide screen */
  parts: Html[];
  hasTestCards?: boolean;
  isWide?: boolean;
}

export const layout = ({ title, backUrl, parts, hasTestCards, isWide }: PageContent): Html =>
  html`<!doctype html>
    <html lang="bg">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${messages.merchant}</title>
        <link rel="stylesheet" href="/assets/page.css" />
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main class="page ${parts.length > 1 ? 'two' : isWide ? '' : 'narrow'}">
          ${backUrl && html`<p class="wide top-link"><a class="back" href="${backUrl}">← ${messages.back}</a></p>`}
          ${parts} ${hasTestCards && testCards()}
        </main>
      </body>
    </html>`;

const testCards = (): Html =>
  html`<aside class="note wide" aria-label="${messages.test}">
    <p><strong>${messages.test}.</strong> ${messages.testNote}</p>
    <dl>
      ${messages.testCards.map(
        ([number, meaning]) =>
          html`<dt>${number}</dt>
            <dd>${meaning}</dd>`,
      )}
    </dl>
    <p class="quiet">${messages.testRest}</p>
  </aside>`;

export const notice = (title: string, text: string, backUrl?: string | null): Html =>
  layout({
    title,
    backUrl,
    parts: [
      html`<section class="card">
        <h1>${title}</h1>
        <p>${text}</p>
      </section>`,
    ],
  });
