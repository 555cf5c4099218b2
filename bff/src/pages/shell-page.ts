import type { Asset } from '../deployments/asset.ts';

/** Placeholders of the shell's template. */
const HOLES = /(<!--head-->[\s\S]*?<!--\/head-->|<!--boot-->|<div id="root"><\/div>)/u;
const INLINE = /<(script|style)(?=[\s>])/gu;

export interface Filling {
  nonce: string;
  /** Replaces the template's title and description. */
  head?: string;
  /** Boot data and preload links. */
  boot: string;
  /** Server-rendered HTML. */
  root?: string;
}

/** The shell page with placeholders for each reply. */
export type ShellPage = (filling: Filling) => string;

type Piece = (filling: Filling) => string;

const templates = new WeakMap<Asset, ShellPage>();

/** Adds the nonce to inline scripts and styles of trusted markup. */
export const withNonce = (markup: string, nonce: string): string =>
  markup.replaceAll(INLINE, `<$1 nonce="${nonce}"`);

function pieceOf(text: string): Piece {
  if (text === '<!--boot-->') {
    return ({ nonce, boot }) => `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">${boot}`;
  }
  if (text === '<div id="root"></div>') return ({ root = '' }) => `<div id="root">${root}</div>`;
  if (text.startsWith('<!--head-->')) return ({ head }) => head ?? text;
  const [first = '', ...rest] = text.split(INLINE);
  /** `split` returns tag names and text alternately. */
  return ({ nonce }) =>
    first + rest.map((part, index) => (index % 2 === 0 ? `<${part} nonce="${nonce}"` : part)).join('');
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
