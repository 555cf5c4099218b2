import type { Asset } from '../deployments/asset.ts';

const HOLES = /(<!--head-->[\s\S]*?<!--\/head-->|<!--boot-->|<div id="root"><\/div>)/u;
const INLINE = /<(script|style)(?=[\s>])/gu;

export interface Filling {
  nonce: string;
  head?: string;
  boot: string;
  root?: string;
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
