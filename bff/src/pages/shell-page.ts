import type { Asset } from '../deployments/asset.ts';

const HOLES =
  /(<!--head-->[\s\S]*?<!--\/head-->|<!--boot-->|<div id="root"><\/div>|<script defer src="[^"]+"><\/script>)/u;
const DEFERRED = /<script defer src="([^"]+)"><\/script>/gu;
const INLINE = /<(script|style)(?=[\s>])/gu;

export interface Filling {
  nonce: string;
  head?: string;
  boot: string;
  root?: string;
  /** Omits the deferred scripts: `boot` starts them. */
  startsLate?: boolean;
}

export type ShellPage = (filling: Filling) => string;

type Piece = (filling: Filling) => string;

const templates = new WeakMap<Asset, ShellPage>();

export const withNonce = (markup: string, nonce: string): string =>
  markup.replaceAll(INLINE, `<$1 nonce="${nonce}"`);

function pieceOf(text: string): Piece {
  if (text === '<!--boot-->') {
    return ({ nonce, boot }) => `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">${boot}`;
  }
  if (text === '<div id="root"></div>') return ({ root = '' }) => `<div id="root">${root}</div>`;
  if (text.startsWith('<!--head-->')) return ({ head }) => head ?? text;
  const [first = '', ...rest] = text.split(INLINE);
  const isDeferred = text.startsWith('<script defer');
  /** `split` returns tag names and text alternately. */
  return ({ nonce, startsLate }) =>
    isDeferred && startsLate
      ? ''
      : first + rest.map((part, index) => (index % 2 === 0 ? `<${part} nonce="${nonce}"` : part)).join('');
}

const deferred = new WeakMap<Asset, string[]>();

/** Addresses of the deferred scripts of `index.html`. */
export function deferredScripts(template: Asset): string[] {
  const known = deferred.get(template);
  if (known) return known;
  const found = [...template.plain.toString('utf8').matchAll(DEFERRED)].map(([, address = '']) => address);
  deferred.set(template, found);
  return found;
}

/** `index.html` of a shell version, parsed once. */
export function shellPage(template: Asset): ShellPage {
  const known = templates.get(template);
  if (known) return known;
  const pieces = template.plain.toString('utf8').split(HOLES).map(pieceOf);
  const page: ShellPage = (filling) => pieces.map((piece) => piece(filling)).join('');
  templates.set(template, page);
  return page;
}
