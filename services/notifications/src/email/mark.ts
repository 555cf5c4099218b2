import { fileURLToPath } from 'node:url';

import type { Mail } from './mail.ts';

/** At twice the size it is shown in; one colour that is legible on light and on dark. */
export const markFile = fileURLToPath(new URL('./mark.png', import.meta.url));

/** Colour of the picture; also of its alternative text. */
export const MARK_COLOR = '#c95b38';

export const MARK_CID = 'mark@pokriv.bg';

/** Mail clients strip SVG and withhold remote pictures, so every mail carries the mark. */
export const markAttachment: Mail['attachments'][number] = {
  filename: 'pokriv.png',
  path: markFile,
  cid: MARK_CID,
  contentType: 'image/png',
  contentDisposition: 'inline',
};
