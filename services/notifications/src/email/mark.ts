import { fileURLToPath } from 'node:url';

import type { Mail } from './mail.ts';

/** Drawn at twice its display size, in one colour legible on light and dark. */
export const markFile = fileURLToPath(new URL('./mark.png', import.meta.url));

/** Colour of the picture and of its alternative text. */
export const MARK_COLOR = '#c95b38';

export const MARK_CID = 'mark@pokriv.bg';

/** Attached to every mail: clients strip SVG and block remote pictures. */
export const markAttachment: Mail['attachments'][number] = {
  filename: 'pokriv.png',
  path: markFile,
  cid: MARK_CID,
  contentType: 'image/png',
  contentDisposition: 'inline',
};
