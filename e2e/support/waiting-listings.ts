import { ask } from './api.ts';
import { newLandlord, tokenOf } from './landlords.ts';
import { completeDraft, publishedListing } from './own-listings.ts';

interface Waiting {
  id: string;
  token: string;
}

/** Pending listings, each of a new owner: the free plan has one slot. */
export async function waitingListings(titles: readonly string[]): Promise<Waiting[]> {
  const drafts = await Promise.all(
    titles.map(async (title) => {
      const { token } = await newLandlord();
      return { id: await completeDraft(token, title), token };
    }),
  );
  // in sequence: the queue is ordered by waiting time
  for (const { id, token } of drafts) await ask('submitProperty', { token, params: { id } });
  return drafts;
}

/** A pending listing that was returned with a reason, changed and submitted again. */
export async function resubmittedListing(title: string): Promise<Waiting> {
  const [{ id, token } = { id: '', token: '' }] = await waitingListings([title]);
  const params = { id };
  const admin = await tokenOf('admin@demo.bg');
  const reason = 'Описанието не казва какво отопление има.';
  await ask('rejectProperty', { token: admin, params, body: { reason, code: 'misleading' } });
  const description = 'Светло жилище с южно изложение и парно, на тиха улица до парк, с нова кухня.';
  await ask('updateProperty', { token, params, body: { description } });
  await ask('submitProperty', { token, params });
  return { id, token };
}

/** A public listing with a change that waits for approval. */
export async function revisedListing(title: string): Promise<Waiting> {
  const { token } = await newLandlord();
  const id = await publishedListing(token, title);
  const description = 'Тихо жилище към двора, на пет минути от метрото, с нова кухня и две тераси.';
  await ask('updateProperty', { token, params: { id }, body: { description } });
  return { id, token };
}
