const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in an element or between quotes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/gu, (character) => entities[character] ?? '');

/** JSON inside a script element: `<` would let a value end it. */
export const escapeJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');
