import { waitFor } from '@testing-library/react';

import { anOwnListing } from '../../detail/a-listing.testing.ts';
import { fakeApi, signInAs } from '../../page.testing.tsx';
import { createDraft } from '../draft.ts';
import { createUploads } from './create-uploads.ts';
import { aFile, anImage, fakeUploads, type FakeUpload } from './fake-uploads.testing.ts';

const redrawPicture = jest.fn<Promise<File | undefined>, [File]>();
jest.mock('./redraw-picture.ts', () => ({ redrawPicture: (file: File) => redrawPicture(file) }));

const listing = (part: object = {}) =>
  anOwnListing({ id: 'd1', status: 'draft', version: 3, images: [], ...part });
const files = (count: number) => Array.from({ length: count }, (_, index) => aFile(`${index + 1}.jpg`));

let sent: FakeUpload[] = [];
const started = (count: number) => waitFor(() => expect(sent).toHaveLength(count));

function aDraft(part: object = {}) {
  const draft = createDraft({ listing: listing(part) });
  const uploads = createUploads(draft, new Set());
  const ids = () =>
    draft
      .get()
      .images.map(({ id }) => id)
      .join('');
  const stages = () => uploads.get().list.map(({ stage }) => stage);
  return { draft, uploads, ids, stages };
}

beforeEach(() => {
  sessionStorage.clear();
  signInAs('landlord');
  sent = fakeUploads();
  redrawPicture.mockReset();
});

describe('uploads', () => {
  it('go three at a time, and each tells how far it is', async () => {
    const { uploads, stages } = aDraft();
    uploads.add(files(5));
    await started(3);
    expect(stages()).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
    sent[0]?.progress(0.456);
    expect(uploads.get().list[0]).toMatchObject({ percent: 45, stage: 'sending' });
    sent[0]?.progress(1);
    expect(stages()[0]).toBe('processing');
    sent[0]?.store(['a'], 4);
    await started(4);
    expect(uploads.get()).toMatchObject({ done: 1 });
  });

  it('end in the order in which they were chosen, and the server is told', async () => {
    const asked = fakeApi(() => ({
      body: { success: true, data: listing({ version: 6, images: ['a', 'b'].map((id) => anImage(id)) }) },
    }));
    const { draft, uploads, ids } = aDraft();
    uploads.add(files(2));
    await started(2);
    sent[1]?.store(['b'], 4);
    await waitFor(() => expect(ids()).toBe('b'));
    sent[0]?.store(['b', 'a'], 5);
    await waitFor(() => expect(draft.get().saved?.version).toBe(6));
    expect(ids()).toBe('ab');
    expect(asked.map(({ method, body }) => [method, body])).toEqual([['PUT', { order: ['a', 'b'] }]]);
  });

  it('take over the version that they made', async () => {
    fakeApi(() => ({ status: 500, body: {} }));
    const { draft, uploads } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.store(['a'], 4);
    await waitFor(() => expect(draft.get().saved?.version).toBe(4));
  });

  it('leave the version alone when somebody else changed the listing meanwhile', async () => {
    const { draft, uploads, ids } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.store(['a'], 7);
    await waitFor(() => expect(ids()).toBe('a'));
    expect(draft.get().saved?.version).toBe(3);
  });

  it('are refused before they are sent when they cannot be taken', async () => {
    const { uploads, stages } = aDraft();
    uploads.add([aFile('план.pdf', { type: 'application/pdf' }), aFile('хол.jpg')]);
    await started(1);
    expect(stages()).toEqual(['failed', 'sending']);
    expect(uploads.get().list[0]).toMatchObject({ problem: 'Това не е JPEG, PNG или WebP.' });
    expect(uploads.get().list[0]?.canRetry).toBeFalsy();
  });

  it('stop at twenty pictures and say how many were left out', async () => {
    const present = Array.from({ length: 18 }, (_, index) => anImage(`p${index}`));
    const { uploads } = aDraft({ images: present });
    uploads.add(files(5));
    await started(2);
    expect(uploads.get()).toMatchObject({ leftOut: 3 });
    expect(uploads.get().list).toHaveLength(2);
  });

  it('say why they failed and go again', async () => {
    fakeApi(() => ({ body: { success: true, data: listing() } }));
    const { uploads, ids, stages } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.lose();
    await waitFor(() => expect(stages()).toEqual(['failed']));
    expect(uploads.get().list[0]).toMatchObject({
      problem: 'Няма връзка с мрежата. Ще опитаме пак, щом се върне.',
      canRetry: true,
    });
    uploads.retryAll();
    await started(2);
    sent[1]?.store(['a'], 4);
    await waitFor(() => expect(ids()).toBe('a'));
    expect(stages()).toEqual([]);
  });

  it('go again when the network is back, and their failure is no longer told', async () => {
    fakeApi(() => ({ body: { success: true, data: listing() } }));
    const { uploads, ids, stages } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.lose();
    await waitFor(() => expect(stages()).toEqual(['failed']));
    dispatchEvent(new Event('online'));
    await started(2);
    expect(stages()).toEqual(['sending']);
    sent[1]?.store(['a'], 4);
    await waitFor(() => expect(ids()).toBe('a'));
    dispatchEvent(new Event('online'));
    expect(sent).toHaveLength(2);
  });

  it('are drawn again when they are too large, and told when this browser cannot', async () => {
    const huge = () => aFile('50-мегапиксела.JPG', { size: 10 * 1024 * 1024 + 1 });
    const redrawn = aFile('50-мегапиксела.jpg', { size: 2000 });
    redrawPicture.mockResolvedValueOnce(redrawn).mockResolvedValueOnce(undefined);
    const { uploads, stages } = aDraft();
    uploads.add([huge()]);
    expect(stages()).toEqual(['waiting']);
    await started(1);
    expect(sent[0]?.file?.size).toBe(2000);
    sent[0]?.store(['a'], 4);
    uploads.add([huge()]);
    await waitFor(() => expect(stages()).toEqual(['failed']));
    expect(uploads.get().list[0]).toMatchObject({ canRetry: false });
    expect(uploads.get().list[0]?.problem).toMatch(/не успя да я смали/u);
  });

  it('of a HEIC go as what this browser made of it', async () => {
    redrawPicture.mockResolvedValueOnce(aFile('IMG_1.jpg'));
    const { uploads } = aDraft();
    uploads.add([aFile('IMG_1.HEIC', { type: '' })]);
    await started(1);
    expect(sent[0]?.file?.name).toBe('IMG_1.jpg');
  });

  it('are known to have arrived when only the answer was lost', async () => {
    fakeApi(() => ({ body: { success: true, data: listing({ version: 4, images: [anImage('a')] }) } }));
    const { draft, uploads, ids, stages } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.lose();
    await waitFor(() => expect(ids()).toBe('a'));
    expect(stages()).toEqual([]);
    expect(draft.get().saved?.version).toBe(4);
  });

  it('say so when the listing has that picture already', async () => {
    const { uploads, ids } = aDraft({ images: [anImage('a')] });
    uploads.add(files(1));
    await started(1);
    sent[0]?.store(['a'], 4);
    await waitFor(() => expect(uploads.get().list[0]?.problem).toBe('Тази снимка вече е в обявата.'));
    expect(ids()).toBe('a');
  });

  it('can be stopped, but not once the last byte has left', async () => {
    const { uploads, stages } = aDraft();
    uploads.add(files(4));
    await started(3);
    sent[0]?.progress(1);
    uploads.cancelAll();
    expect(stages()).toEqual(['processing']);
    expect(sent.map(({ isAborted }) => isAborted)).toEqual([false, true, true]);
  });

  it('ask before the page is closed, and are named after it was closed all the same', async () => {
    const { uploads, stages } = aDraft();
    uploads.add(files(2));
    await started(2);
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    expect(aDraft().uploads.get().lost).toEqual(['1.jpg', '2.jpg']);
    uploads.cancelAll();
    expect(stages()).toEqual([]);
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    expect(aDraft().uploads.get().lost).toEqual([]);
  });

  it('make the draft first, and wait with a reason when that fails', async () => {
    fakeApi(() => ({ status: 500, body: { success: false, code: 'INTERNAL', message: 'Грешка.' } }));
    const draft = createDraft({});
    draft.set('propertyType', 'apartment');
    const uploads = createUploads(draft, new Set());
    uploads.add(files(1));
    await waitFor(() => expect(uploads.get().list[0]?.stage).toBe('failed'));
    expect(uploads.get().list[0]).toMatchObject({ canRetry: true });
    expect(sent).toHaveLength(0);
  });
});
