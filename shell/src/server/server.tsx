/**
 * Server build of the shell: the browser's tree, rendered by the BFF's worker (docs/adr/0011). Shares its libraries
 * with the slice, as in the browser, so that React, router, cache and style sheet exist once.
 */
import { giveBoot, type Boot } from '@pokriv/web-kit/boot';
import type { InlineRead, ServerSlice } from '@pokriv/web-kit/first-screen';
import { RenderedCurrency } from '@pokriv/web-kit/price';
import { StaticRouter } from '@pokriv/web-kit/router-server';
import { ServerStyleSheet } from 'styled-components';

import { App } from '../app.tsx';
import { BASE_STYLES_ID } from '../base-styles-id.ts';
import { BaseStyles } from '../base-styles.tsx';
import { sharedLibraries } from '../federation/shared-libraries.ts';
import { renderWhole } from './render-whole.ts';

export { BASE_STYLES_ID };

export async function lend(): Promise<Record<string, unknown>> {
  const loaded = await Promise.all(
    Object.entries(sharedLibraries).map(async ([name, load]) => [name, await load()] as const),
  );
  return Object.fromEntries(loaded);
}

export interface PageToRender {
  address: string;
  slice: ServerSlice;
  reads: readonly InlineRead[];
  boot: Partial<Boot>;
}

export interface RenderedPage {
  html: string;
  links: string;
  styles: string;
  baseStyles: string;
}

const content = (tags: string): string => /^<style[^>]*>([\s\S]*)<\/style>$/u.exec(tags)?.[1] ?? '';

/** The BFF renders only open pages of this slice. */
const everyPage = { pages: { slice: ['/*'] }, openPages: ['/*'] };

let baseStyles: Promise<string> | undefined;

async function renderBaseStyles(): Promise<string> {
  const sheet = new ServerStyleSheet();
  await renderWhole(sheet.collectStyles(<BaseStyles />));
  return content(sheet.getStyleTags());
}

/** React puts preloads before the content; they belong in the head. */
const LINKS_FIRST = /^(?:<link[^>]*>)+/u;

/** @throws the first error of any component */
export async function render({ address, slice, reads, boot }: PageToRender): Promise<RenderedPage> {
  giveBoot({ ...boot, ...everyPage });
  baseStyles ??= renderBaseStyles();
  const sheet = new ServerStyleSheet();
  try {
    const page = await renderWhole(
      sheet.collectStyles(
        <RenderedCurrency value={boot.primaryCurrency}>
          <App
            inRouter={(content) => <StaticRouter location={address}>{content}</StaticRouter>}
            loadSlice={() => Promise.resolve(slice.routes)}
            reads={reads}
          />
        </RenderedCurrency>,
      ),
    );
    const links = LINKS_FIRST.exec(page)?.[0] ?? '';
    return {
      html: page.slice(links.length),
      links,
      styles: sheet.getStyleTags(),
      baseStyles: await baseStyles,
    };
  } finally {
    sheet.seal();
  }
}
