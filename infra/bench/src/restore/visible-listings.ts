import { createHash } from 'node:crypto';

import {
  allPictureWidths,
  jpegAddress,
  pictureAddress,
  pictureWidths,
} from '@pokriv/contracts/listing/picture-address';

interface Picture {
  id: string;
  hasAvif?: boolean;
}

export interface Visible {
  /** Ids of the found listings, in their order. */
  listings: string[];
  /** Digests of their pictures' files by address. */
  pictures: Record<string, string>;
}

/**
 * Listings on the first page of a search, and every file of their pictures, as a visitor gets them.
 * @throws Error when a page or a file is not served
 */
export async function visibleListings(origin: string, search: string): Promise<Visible> {
  const { data: cards } = await json<{ data: { id: string }[] }>(`${origin}/api/properties?${search}`);
  const listings = cards.map(({ id }) => id);
  const pictures: Record<string, string> = {};
  for (const id of listings) {
    const { data } = await json<{ data: { images: Picture[] } }>(`${origin}/api/properties/${id}`);
    for (const address of data.images.flatMap(filesOf)) pictures[address] ??= await digestOf(origin, address);
  }
  return { listings, pictures };
}

const filesOf = ({ id, hasAvif = false }: Picture): string[] => [
  jpegAddress(id),
  ...(hasAvif ? allPictureWidths : pictureWidths).map((width) => pictureAddress(id, width)),
  ...(hasAvif ? allPictureWidths.map((width) => pictureAddress(id, width, 'avif')) : []),
];

async function json<Body>(url: string): Promise<Body> {
  return (await read(url)).json() as Promise<Body>;
}

async function digestOf(origin: string, address: string): Promise<string> {
  const bytes = Buffer.from(await (await read(origin + address)).arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex');
}

async function read(url: string): Promise<Response> {
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${new URL(url).pathname} answered ${reply.status}`);
  return reply;
}
