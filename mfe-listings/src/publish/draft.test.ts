import { fakeApi, signInAs } from '../page.testing.tsx';
import { createDraft } from './draft.ts';

const answerOf = (version: number) => ({
  body: { success: true, data: { id: 'd1', version, status: 'draft', images: [] } },
});

beforeEach(() => signInAs('landlord'));

describe('a draft', () => {
  it('is made on the server by its first save, then changed with its version', async () => {
    const sent = fakeApi(({ method }) => answerOf(method === 'POST' ? 1 : 2));
    const draft = createDraft({});
    draft.set('propertyType', 'apartment');
    await draft.save();
    draft.set('price', 900);
    await draft.save();
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/api/properties', { propertyType: 'apartment' }],
      ['PUT', '/api/properties/d1', { price: 900, version: 1 }],
    ]);
    expect(draft.get()).toMatchObject({ saved: { id: 'd1', version: 2 }, save: 'saved' });
    expect(draft.get().dirty.size).toBe(0);
  });

  it('is not made before it has a title or a type', async () => {
    const sent = fakeApi(() => answerOf(1));
    const draft = createDraft({});
    draft.set('price', 900);
    await draft.save();
    expect(sent).toEqual([]);
  });

  it('keeps as unsaved what was typed while it was being saved', async () => {
    fakeApi(() => answerOf(1));
    const draft = createDraft({});
    draft.set('title', 'Светъл двустаен');
    const saving = draft.save();
    await Promise.resolve();
    draft.set('title', 'Светъл двустаен апартамент');
    await saving;
    expect([...draft.get().dirty]).toEqual(['title']);
  });

  it('notices that somebody else has changed it', async () => {
    let isTaken = false;
    fakeApi(() =>
      isTaken
        ? { status: 409, body: { success: false, code: 'CONFLICT', message: 'Променена е.' } }
        : answerOf(1),
    );
    const draft = createDraft({});
    draft.set('propertyType', 'room');
    await draft.save();
    isTaken = true;
    draft.set('price', 400);
    await draft.save();
    expect(draft.get().save).toBe('conflict');
    expect([...draft.get().dirty]).toEqual(['price']);
  });
});
