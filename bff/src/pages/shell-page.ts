import type { Asset } from '../deployments/asset.ts';

/** Where the shell's template takes the boot data. */
const BOOT_MARK = '<!--boot-->';
const SCRIPT = /<(script|style)(?=[\s>])/gu;

/** The shell's page with holes for what differs from answer to answer. */
export type ShellPage = (nonce: string, boot: string) => string;

const templates = new WeakMap<Asset, ShellPage>();

function prepare(html: string): ShellPage {
  const [head = '', tail = ''] = html.split(BOOT_MARK);
  const cut = (part: string) => part.split(SCRIPT);
  /** `split` leaves text and tag names in turn. */
  const fill = (pieces: string[], nonce: string) =>
    pieces.map((piece, index) => (index % 2 === 0 ? piece : `<${piece} nonce="${nonce}"`)).join('');
  const [before, after] = [cut(head), cut(tail)];
  return (nonce, boot) => {
    const meta = `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`;
    return fill(before, nonce) + meta + boot + fill(after, nonce);
  };
}

/** `index.html` of a shell version, taken apart once. */
export function shellPage(template: Asset): ShellPage {
  const known = templates.get(template);
  if (known) return known;
  const page = prepare(template.plain.toString('utf8'));
  templates.set(template, page);
  return page;
}
