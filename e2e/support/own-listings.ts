import { sumOf } from '@pokriv/contracts/money';
import type { ListingStatus } from '@pokriv/contracts/listing/listing-states';
import type { PropertyDraft } from '@pokriv/contracts/listing/listing-fields';
import type { OwnProperty } from '@pokriv/contracts/listing/property';

import { ask } from './api.ts';
import { tokenOf } from './landlords.ts';
import { makePictures, type PictureFile } from './pictures.ts';

const complete = {
  description:
    'Светъл и тих апартамент на пет минути пеша от метрото. Дневната гледа към двора, кухнята е отделна.',
  propertyType: 'apartment',
  layout: 'two_room',
  area: 65,
  floor: 3,
  totalFloors: 6,
  constructionType: 'brick',
  heating: ['district'],
  furnishing: 'furnished',
  price: sumOf(900, 'BGN'),
  deposit: { type: 'months', months: 1 },
  advertiserType: 'owner',
  availableFrom: new Date().toISOString().slice(0, 10),
  minLeaseMonths: 12,
  pets: 'negotiable',
  smoking: 'no',
  location: { city: 'sofia', neighborhood: 'Лозенец' },
  contactName: 'Мария Иванова',
  contactPhone: '0888123456',
  contactMethods: ['phone'],
} satisfies PropertyDraft;

async function upload(id: string, token: string, pictures: readonly PictureFile[]): Promise<void> {
  const form = new FormData();
  for (const { name, mimeType, buffer } of pictures)
    form.append('images', new Blob([Uint8Array.from(buffer)], { type: mimeType }), name);
  const reply = await fetch(`http://localhost:${process.env.E2E_PORT}/api/properties/${id}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!reply.ok) throw new Error(`the pictures were refused: ${await reply.text()}`);
}

export async function completeDraft(
  token: string,
  title: string,
  more: PropertyDraft = {},
  pictures?: readonly PictureFile[],
): Promise<string> {
  const { data } = await ask('createProperty', { token, body: { ...complete, title, ...more } });
  await upload(data.id, token, pictures ?? (await makePictures(3)));
  return data.id;
}

export async function publish(token: string, id: string): Promise<void> {
  await ask('submitProperty', { token, params: { id } });
  await ask('approveProperty', { token: await tokenOf('admin@demo.bg'), params: { id }, body: {} });
}

export async function publishedListing(
  token: string,
  title: string,
  more: PropertyDraft = {},
): Promise<string> {
  const id = await completeDraft(token, title, more);
  await publish(token, id);
  return id;
}

/**
 * A listing as its owner reads it, with the fields hidden from others.
 * @throws Error when the reader is not the owner
 */
export async function ownListing(token: string, id: string): Promise<OwnProperty> {
  const { data } = await ask('getProperty', { token, params: { id } });
  if (!('moderation' in data)) throw new Error(`${id} is not the reader’s own: ${JSON.stringify(data)}`);
  return data;
}

export const statusOf = async (token: string, id: string): Promise<ListingStatus> =>
  (await ownListing(token, id)).status;
