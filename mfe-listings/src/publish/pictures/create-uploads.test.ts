import { waitFor } from '@testing-library/react';

import { anOwnListing } from '../../a-listing.testing.ts';
import { fakeApi, signInAs } from '../../page.testing.tsx';
import { createDraft } from '../draft.ts';
import { createUploads } from './create-uploads.ts';
import type { DecodedPicture } from './decode-picture.ts';
import { aFile, anImage, fakeUploads, type FakeUpload } from './fake-uploads.testing.ts';

const redrawPicture = jest.fn<Promise<File | undefined>, [File]>();
jest.mock('./redraw-picture.ts', () => ({ redrawPicture: (file: File) => redrawPicture(file) }));

const decodePicture = jest.fn<Promise<DecodedPicture | undefined>, []>();
jest.mock('./decode-picture.ts', () => ({ decodePicture: () => decodePicture() }));

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
  decodePicture.mockReset().mockResolvedValue(undefined);
});

describe('createUploads', () => {
  it('sends three files at a time, each with its progress', async () => {
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

  it('ends in the order of choice, and tells the server', async () => {
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

  it('takes over the new version', async () => {
    fakeApi(() => ({ status: 500, body: {} }));
    const { draft, uploads } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.store(['a'], 4);
    await waitFor(() => expect(draft.get().saved?.version).toBe(4));
  });

  it('leaves the version alone when another editor changed the listing meanwhile', async () => {
    const { draft, uploads, ids } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.store(['a'], 7);
    await waitFor(() => expect(ids()).toBe('a'));
    expect(draft.get().saved?.version).toBe(3);
  });

  it('rejects invalid files before sending', async () => {
    const { uploads, stages } = aDraft();
    uploads.add([aFile('план.pdf', { type: 'application/pdf' }), aFile('хол.jpg')]);
    await started(1);
    expect(stages()).toEqual(['failed', 'sending']);
    expect(uploads.get().list[0]).toMatchObject({ problem: 'Това не е JPEG, PNG, WebP или HEIC.' });
    expect(uploads.get().list[0]?.canRetry).toBeFalsy();
  });

  it('shows a thumbnail of each, and does not send one of too few pixels', async () => {
    decodePicture
      .mockResolvedValueOnce({ width: 200, height: 100, preview: 'data:small' })
      .mockResolvedValueOnce({ width: 1280, height: 960, preview: 'data:large' });
    const { uploads } = aDraft();
    uploads.add(files(2));
    await started(1);
    expect(uploads.get().list).toMatchObject([
      { preview: 'data:small', stage: 'failed', problem: expect.stringMatching(/200.*100/u) as string },
      { preview: 'data:large', stage: 'sending' },
    ]);
  });

  it('stops at twenty pictures and reports how many were left out', async () => {
    const present = Array.from({ length: 18 }, (_, index) => anImage(`p${index}`));
    const { uploads } = aDraft({ images: present });
    uploads.add(files(5));
    await started(2);
    expect(uploads.get()).toMatchObject({ leftOut: 3 });
    expect(uploads.get().list).toHaveLength(2);
  });

  it('shows why an upload failed, and retries it', async () => {
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

  it('retries when the network returns, and clears the failure', async () => {
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

  it('re-encodes files that are too large, and reports when this browser cannot', async () => {
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

  it('sends a HEIC re-encoded by this browser', async () => {
    redrawPicture.mockResolvedValueOnce(aFile('IMG_1.jpg'));
    const { uploads } = aDraft();
    uploads.add([aFile('IMG_1.HEIC', { type: '' })]);
    await started(1);
    expect(sent[0]?.file?.name).toBe('IMG_1.jpg');
  });

  it('recognises an upload whose response was lost', async () => {
    fakeApi(() => ({ body: { success: true, data: listing({ version: 4, images: [anImage('a')] }) } }));
    const { draft, uploads, ids, stages } = aDraft();
    uploads.add(files(1));
    await started(1);
    sent[0]?.lose();
    await waitFor(() => expect(ids()).toBe('a'));
    expect(stages()).toEqual([]);
    expect(draft.get().saved?.version).toBe(4);
  });

  it('reports a duplicate picture', async () => {
    const { uploads, ids } = aDraft({ images: [anImage('a')] });
    uploads.add(files(1));
    await started(1);
    sent[0]?.store(['a'], 4);
    await waitFor(() => expect(uploads.get().list[0]?.problem).toBe('Тази снимка вече е в обявата.'));
    expect(ids()).toBe('a');
  });

  it('can be cancelled until the file is fully sent', async () => {
    const { uploads, stages } = aDraft();
    uploads.add(files(4));
    await started(3);
    sent[0]?.progress(1);
    uploads.cancelAll();
    expect(stages()).toEqual(['processing']);
    expect(sent.map(({ isAborted }) => isAborted)).toEqual([false, true, true]);
  });

  it('retries, cancels and dismisses one upload, and leaves the others alone', async () => {
    fakeApi(() => ({ body: { success: true, data: listing() } }));
    const { uploads, stages } = aDraft();
    uploads.add(files(3));
    await started(3);
    const [first = '', second = '', third = ''] = uploads.get().list.map(({ key }) => key);
    sent[0]?.lose();
    sent[1]?.lose();
    await waitFor(() => expect(stages()).toEqual(['failed', 'failed', 'sending']));
    uploads.dismiss(third);
    uploads.dismiss(second);
    expect(stages()).toEqual(['failed', 'sending']);
    uploads.retry(third);
    uploads.retry(first);
    expect(uploads.get().list.map(({ key }) => key)).toEqual([third, first]);
    uploads.cancel(third);
    expect(uploads.get().list.map(({ key }) => key)).toEqual([first]);
    await started(4);
    expect(sent.map(({ isAborted }) => isAborted)).toEqual([false, false, true, false]);
  });

  it('prompts before the page is closed, and reports lost files after it', async () => {
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

  it('creates the draft first, and waits with a reason when that fails', async () => {
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
