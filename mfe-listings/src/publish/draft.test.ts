import { anOwnListing } from '../a-listing.testing.ts';
import { leva, owned } from '../sums.testing.ts';
import { fakeApi, signInAs } from '../page.testing.tsx';
import { createDraft } from './draft.ts';

const answerOf = (version: number, part: object = {}) => ({
  body: { success: true, data: { id: 'd1', version, status: 'draft', images: [], ...part } },
});
const conflictWith = (current?: object) => ({
  status: 409,
  body: { success: false, code: 'CONFLICT', message: 'Променена е.', ...(current && { current }) },
});
const listing = (part: object = {}) =>
  anOwnListing({
    id: 'd1',
    status: 'draft',
    version: 3,
    price: owned(leva(900)),
    title: 'Двустаен',
    ...part,
  });

beforeEach(() => signInAs('landlord'));

describe('createDraft', () => {
  it('creates the listing with the first save, then updates it with its version', async () => {
    const sent = fakeApi(({ method }) => answerOf(method === 'POST' ? 1 : 2, { propertyType: 'apartment' }));
    const draft = createDraft({});
    draft.set('propertyType', 'apartment');
    await draft.save();
    draft.set('price', leva(900));
    await draft.save();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/properties', { propertyType: 'apartment' }],
      ['PUT', '/api/properties/d1', { price: leva(900), version: 1 }],
    ]);
    expect(draft.get()).toMatchObject({ saved: { id: 'd1', version: 2 }, save: 'saved' });
    expect(draft.get().dirty.size).toBe(0);
  });

  it('is not created before it has a title or a type, nor are defaults sent', async () => {
    const sent = fakeApi(() => answerOf(1));
    const draft = createDraft({ defaults: { minLeaseMonths: 12 } });
    expect(draft.get().dirty.size).toBe(0);
    draft.set('price', leva(900));
    await draft.save();
    expect(sent).toEqual([]);
  });

  it('is clean after the server answers with an empty place', async () => {
    const sent = fakeApi(() => answerOf(1, { propertyType: 'apartment', location: {} }));
    const draft = createDraft({});
    draft.set('propertyType', 'apartment');
    await draft.save();
    expect(draft.get().dirty.size).toBe(0);
    draft.set('location.neighborhood', '');
    expect(draft.get().dirty.size).toBe(0);
    await draft.save();
    expect(sent).toHaveLength(1);
  });

  it('clears a field once, whatever the server answers for it', async () => {
    const sent = fakeApi(() => answerOf(4, listing({ version: 4, heating: [] })));
    const draft = createDraft({ listing: listing({ heating: ['gas'] }) });
    draft.set('heating', undefined);
    await draft.save();
    await draft.save();
    expect(sent.map(({ body }) => body)).toEqual([{ heating: null, version: 3 }]);
    expect(draft.get().dirty.size).toBe(0);
  });

  it('keeps as unsaved what was typed during a save', async () => {
    fakeApi(() => answerOf(1));
    const draft = createDraft({});
    draft.set('title', 'Светъл двустаен');
    const saving = draft.save();
    await Promise.resolve();
    draft.set('title', 'Светъл двустаен апартамент');
    await saving;
    expect([...draft.get().dirty]).toEqual(['title']);
  });

  it('is created once when the response to its creation was lost', async () => {
    let isLost = true;
    const sent = fakeApi(({ method }) => {
      if (method === 'POST' && isLost) throw new Error('gone');
      return answerOf(1);
    });
    const draft = createDraft({});
    draft.set('propertyType', 'room');
    await draft.save();
    expect(draft.get()).toMatchObject({ save: 'failed', isRetryable: true });
    const { creation } = draft.get();
    draft.set('price', leva(400));
    isLost = false;

    const reloaded = createDraft({
      kept: { fields: { propertyType: 'room', price: leva(400) }, base: {}, at: 1, creation },
    });
    await reloaded.save();
    expect(sent.map(({ body }) => body)).toEqual([{ propertyType: 'room' }, { propertyType: 'room' }]);
    await reloaded.save();
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', body: { price: leva(400), version: 1 } });
  });

  it('fails at once when the refused version is still the current one', async () => {
    const sent = fakeApi(() => conflictWith(listing()));
    const draft = createDraft({ listing: listing() });
    draft.set('title', 'Тристаен');
    await draft.save();
    expect(sent.map(({ method }) => method)).toEqual(['PUT']);
    expect(draft.get()).toMatchObject({ save: 'failed', failure: 'Променена е.' });
    expect([...draft.get().dirty]).toEqual(['title']);
  });

  it('merges changes of another editor and goes on', async () => {
    const sent = fakeApi(({ body }) =>
      (body as { version: number }).version === 3
        ? conflictWith(listing({ version: 5, title: 'Тристаен' }))
        : answerOf(6, { title: 'Тристаен', price: leva(950) }),
    );
    const draft = createDraft({ listing: listing() });
    draft.set('price', leva(950));
    await draft.save();
    expect(sent.map(({ body }) => body)).toEqual([
      { price: leva(950), version: 3 },
      { price: leva(950), version: 5 },
    ]);
    expect(draft.get()).toMatchObject({
      save: 'saved',
      taken: ['title'],
      fields: { title: 'Тристаен', price: leva(950) },
    });
  });

  it('overwrites no conflicting field before the user has chosen', async () => {
    const sent = fakeApi(({ body }) =>
      (body as { version: number }).version === 3
        ? conflictWith(listing({ version: 5, price: leva(800), title: 'Тристаен' }))
        : answerOf(6),
    );
    const draft = createDraft({ listing: listing() });
    draft.set('price', leva(950));
    draft.set('title', 'Мезонет');
    await draft.save();
    expect(draft.get()).toMatchObject({ save: 'conflict', conflict: { clashes: ['title', 'price'] } });
    draft.set('area', 70);
    await draft.save();
    expect(sent).toHaveLength(1);

    await draft.resolveConflict(new Set(['price']));
    expect(sent.at(-1)?.body).toEqual({ title: 'Мезонет', area: 70, version: 5 });
    expect(draft.get().fields).toMatchObject({ price: leva(800), title: 'Мезонет' });
    expect(draft.get().conflict).toBeUndefined();
  });

  it('reads the current version when the conflict response lacks it', async () => {
    fakeApi(({ method }) =>
      method === 'GET'
        ? { body: { success: true, data: listing({ version: 4, price: leva(800) }) } }
        : conflictWith(),
    );
    const draft = createDraft({ listing: listing() });
    draft.set('price', leva(950));
    await draft.save();
    expect(draft.get().conflict?.clashes).toEqual(['price']);
  });

  it('shows a refusal that is not a version conflict', async () => {
    fakeApi(() => conflictWith(listing()));
    const draft = createDraft({ listing: listing() });
    draft.set('price', leva(950));
    await draft.save();
    expect(draft.get()).toMatchObject({ save: 'failed', failure: 'Променена е.', conflict: undefined });
  });

  it('is restored from local storage, and conflicts if the listing was changed meanwhile', () => {
    const kept = { fields: { price: leva(950) }, base: { price: leva(900) }, at: 1 };
    const quiet = createDraft({ listing: listing({ title: 'Нова' }), kept }).get();
    expect(quiet).toMatchObject({ fields: { price: leva(950), title: 'Нова' }, conflict: undefined });
    expect([...quiet.dirty]).toEqual(['price']);
    expect(createDraft({ listing: listing({ price: leva(800) }), kept }).get().conflict?.clashes).toEqual([
      'price',
    ]);
  });

  it('notices another editor’s version between two of its picture changes', () => {
    const draft = createDraft({ listing: listing() });
    const { saved } = draft.get();
    if (saved) draft.patch({ saved: { ...saved, version: 4 } });
    expect(draft.get().saved?.version).toBe(4);
    if (saved) draft.patch({ saved: { ...saved, version: 6 } });
    expect(draft.get().saved?.version).toBe(4);
  });
});
