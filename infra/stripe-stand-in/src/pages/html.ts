/** Markup that is already escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString(): string {
    return this.markup;
  }
}

type Part = Html | string | number | false | null | undefined | Part[];

/** Template tag that escapes its values, except markup. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, index) => text + (index < parts.length ? shown(parts[index]) : '')).join(''));

function shown(part: Part): string {
  if (Array.isArray(part)) return part.map(shown).join('');
  if (part instanceof Html) return part.markup;
  if (part === false || part === null || part === undefined) return '';
  return String(part).replace(/[&<>"']/gu, (sign) => `&#${sign.charCodeAt(0)};`);
}
