import { z } from 'zod';

import { trimmed, upTo } from '../zod-parts.ts';

/** Upper limit of a typed address, characters: shared links carry parameters that are dropped. */
const VIDEO_TYPED_MAX = 500;

const refused = 'Поставете връзка към видео в YouTube или Vimeo.';

const YOUTUBE_ID = /^[\w-]{11}$/u;
/** In place of an id: `embed/videoseries?list=`. */
const PLAYLIST = 'videoseries';
const YOUTUBE_PATHS = new Set(['shorts', 'live', 'embed', 'v']);
/** No phone number. */
const VIMEO_ID = /^[1-9]\d{4,11}$/u;
/** Of an unlisted video. */
const VIMEO_KEY = /^[\da-f]{6,20}$/u;

function youtube(id: string | null | undefined): string | undefined {
  return id && YOUTUBE_ID.test(id) && id !== PLAYLIST ? `https://www.youtube.com/watch?v=${id}` : undefined;
}

function vimeo(id = '', key: string | null = null): string | undefined {
  if (!VIMEO_ID.test(id)) return undefined;
  return `https://vimeo.com/${id}${key && VIMEO_KEY.test(key) ? `/${key}` : ''}`;
}

const parsers = new Map<string, (path: string[], query: URLSearchParams) => string | undefined>([
  ['youtu.be', ([id]) => youtube(id)],
  ['youtube.com', ([kind = '', id], query) => youtube(YOUTUBE_PATHS.has(kind) ? id : query.get('v'))],
  ['vimeo.com', ([id, key], query) => vimeo(id, key ?? query.get('h'))],
  ['player.vimeo.com', ([kind, id], query) => (kind === 'video' ? vimeo(id, query.get('h')) : undefined)],
]);

/**
 * Canonical address of a YouTube or Vimeo video: only the id of the typed address is kept, so no other site and no
 * tracking parameter becomes public. Undefined for anything else.
 */
export function videoAddress(typed: string): string | undefined {
  const text = /^https?:\/\//iu.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(text)) return undefined;
  const { hostname, pathname, searchParams, username, port } = new URL(text);
  if (username || port) return undefined;
  const host = hostname.replace(/^(?:www|m)\./u, '');
  return parsers.get(host)?.(pathname.split('/').filter(Boolean), searchParams);
}

/** Video tour of a listing (docs/adr/0084). */
export const Video = trimmed()
  .max(VIDEO_TYPED_MAX, upTo())
  .transform((typed, context) => {
    const address = videoAddress(typed);
    if (address !== undefined) return address;
    context.addIssue({ code: 'custom', message: refused });
    return z.NEVER;
  });
