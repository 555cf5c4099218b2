import type { Asset } from '../deployments/asset.ts';

/** Where the shell's template takes what differs from answer to answer. */
const HOLES = /(<!--head-->[\s\S]*?<!--\/head-->|<!--boot-->|<div id="root"><\/div>)/u;
const INLINE = /<(script|style)(?=[\s>])/gu;

export interface Filling {
  nonce: string;
  /** Title and description, in place of the template's own. */
  head?: string;
  /** Boot data and what the page should ask for first. */
  boot: string;
  /** The rendered page. */
  root?: string;
}

/** The shell's page with holes for what differs from answer to answer. */
export type ShellPage = (filling: Filling) => string;

type Piece = (filling: Filling) => string;

const templates = new WeakMap<Asset, ShellPage>();

/** Markup of our own, its inline scripts and styles allowed to run. */
export const withNonce = (markup: string, nonce: string): string =>
  markup.replaceAll(INLINE, `<$1 nonce="${nonce}"`);

function pieceOf(text: string): Piece {
  if (text === '<!--boot-->') {
    return ({ nonce, boot }) => `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">${boot}`;
  }
  if (text === '<div id="root"></div>') return ({ root = '' }) => `<div id="root">${root}</div>`;
  if (text.startsWith('<!--head-->')) return ({ head }) => head ?? text;
  const [first = '', ...rest] = text.split(INLINE);
  /** `split` leaves tag names and text in turn. */
  return ({ nonce }) =>
    first + rest.map((part, index) => (index % 2 === 0 ? `<${part} nonce="${nonce}"` : part)).join('');
}

/** `index.html` of a shell version, taken apart once. */
export function shellPage(template: Asset): ShellPage {
  const known = templates.get(template);
  if (known) return known;
  const pieces = template.plain.toString('utf8').split(HOLES).map(pieceOf);
  const page: ShellPage = (filling) => pieces.map((piece) => piece(filling)).join('');
  templates.set(template, page);
  return page;
}
