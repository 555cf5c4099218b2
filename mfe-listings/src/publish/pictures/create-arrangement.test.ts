import { plansLast } from '@pokriv/contracts/listing/floor-plans';
import type { Arrangement } from '@pokriv/contracts/listing/image-endpoints';
import type { PropertyImage } from '@pokriv/contracts/listing/property';

import { anOwnListing } from '../../a-listing.testing.ts';
import { fakeApi, signInAs, type Sent } from '../../page.testing.tsx';
import { createDraft } from '../draft.ts';
import { createArrangement, movedTo } from './create-arrangement.ts';
import { anImage } from './fake-uploads.testing.ts';

function aServer() {
  let images = ['a', 'b', 'c'].map((id): PropertyImage => anImage(id));
  let version = 3;
  const all = new Map(images.map((image) => [image.id, image]));
  const answer = ({ method, path, body }: Sent) => {
    if (path.endsWith('/turn')) {
      const [, id = ''] = /images\/(\w+)\/turn$/u.exec(path) ?? [];
      images = images.map((image) => (image.id === id ? { ...image, id: `${id}1` } : image));
      for (const image of images) all.set(image.id, image);
    }
    const { order, alt = {}, floorPlans } = (body ?? {}) as Arrangement;
    if (method === 'DELETE') images = images.filter(({ id }) => !path.endsWith(`/${id}`));
    if (order) {
      const isWhole = images.every(({ id }) => order.includes(id));
      if (!isWhole) return { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Ред.' } };
      images = order.flatMap((id) => all.get(id) ?? []);
    }
    images = images.map((image) => ({ ...image, alt: alt[image.id] ?? image.alt }));
    if (floorPlans)
      images = images.map((image) => ({ ...image, isFloorPlan: floorPlans.includes(image.id) }));
    images = plansLast(images);
    version += 1;
    return {
      body: { success: true, data: anOwnListing({ id: 'd1', status: 'draft', version, images }) },
    };
  };
  return { answer, ids: () => images.map(({ id }) => id).join('') };
}

function arranged(answer: Parameters<typeof fakeApi>[0]) {
  const sent = fakeApi(answer);
  const images = ['a', 'b', 'c'].map((id) => anImage(id));
  const draft = createDraft({ listing: anOwnListing({ id: 'd1', status: 'draft', version: 3, images }) });
  const ids = () =>
    draft
      .get()
      .images.map(({ id }) => id)
      .join('');
  const settled = () => draft.enqueue(() => Promise.resolve());
  return { sent, draft, ids, settled, arrangement: createArrangement(draft, new Set()) };
}

beforeEach(() => signInAs('landlord'));

describe('createArrangement', () => {
  it('movedTo moves an item to another index', () => {
    expect(movedTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(movedTo(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  });

  it('reorders optimistically and sends the order in sequence', async () => {
    const server = aServer();
    const { arrangement, ids, settled, draft } = arranged(server.answer);
    arrangement.move(2, 0);
    arrangement.move(0, 1);
    expect(ids()).toBe('acb');
    await settled();
    expect([ids(), server.ids()]).toEqual(['acb', 'acb']);
    expect(draft.get().saved?.version).toBe(5);
  });

  it('rolls the order back when the server refuses', async () => {
    const refused = { status: 403, body: { success: false, code: 'FORBIDDEN', message: 'Не.' } };
    const { arrangement, ids, settled } = arranged(() => refused);
    arrangement.move(0, 1);
    expect(ids()).toBe('bac');
    await settled();
    expect(ids()).toBe('abc');
  });

  it('retries while the server is unreachable', async () => {
    jest.useFakeTimers();
    const server = aServer();
    let isAway = true;
    const { arrangement, settled, sent } = arranged((request) => {
      if (!isAway) return server.answer(request);
      isAway = false;
      return { status: 503, body: { success: false, code: 'UNAVAILABLE', message: 'Заето.' } };
    });
    arrangement.move(0, 1);
    await jest.runAllTimersAsync();
    jest.useRealTimers();
    await settled();
    expect(server.ids()).toBe('bac');
    expect(sent).toHaveLength(2);
  });

  it('saves descriptions', async () => {
    const { arrangement, sent, settled, draft } = arranged(aServer().answer);
    arrangement.describe('b', 'Кухня');
    arrangement.describe('b', 'Кухня');
    await settled();
    expect(sent.map(({ body }) => body)).toEqual([{ alt: { b: 'Кухня' } }]);
    expect(draft.get().images[1]?.alt).toBe('Кухня');
  });

  it('marks floor plans, which come after the photos; a rotation keeps the mark', async () => {
    const server = aServer();
    const { arrangement, sent, ids, settled, draft } = arranged(server.answer);
    arrangement.markPlan('a', true);
    expect(ids()).toBe('bca');
    arrangement.move(2, 0);
    expect(ids()).toBe('bca');
    void arrangement.turn('a');
    arrangement.markPlan('b', true);
    expect(ids()).toBe('cba');
    await settled();
    expect(sent.map(({ body }) => (body as Arrangement | undefined)?.floorPlans)).toEqual([
      ['a'],
      undefined,
      undefined,
      ['b', 'a1'],
    ]);
    expect(draft.get().images.map(({ id, isFloorPlan = false }) => [id, isFloorPlan])).toEqual([
      ['c', false],
      ['b', true],
      ['a1', true],
    ]);
    arrangement.markPlan('b', false);
    await settled();
    expect([ids(), server.ids()]).toEqual(['cba1', 'cba1']);
  });

  it('removes a picture, and restores it at its position', async () => {
    const server = aServer();
    const { arrangement, ids } = arranged(server.answer);
    expect(await arrangement.remove('b')).toBe(true);
    expect([ids(), server.ids()]).toEqual(['ac', 'ac']);
    expect(arrangement.removed.get().map(({ image }) => image.id)).toEqual(['b']);
    expect(await arrangement.restore('b')).toBe(true);
    expect([ids(), server.ids()]).toEqual(['abc', 'abc']);
    expect(arrangement.removed.get()).toEqual([]);
  });

  it('restores a picture with its description, once', async () => {
    const { arrangement, sent, settled } = arranged(aServer().answer);
    arrangement.describe('b', 'Кухня');
    await arrangement.remove('b');
    const restored = arrangement.restore('b');
    expect(await arrangement.restore('b')).toBe(true);
    await restored;
    await settled();
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { alt: { b: 'Кухня' } },
      { order: ['a', 'b', 'c'], alt: { b: 'Кухня' } },
    ]);
  });

  it('removes a picture once, and nothing before the listing is saved', async () => {
    const { arrangement, sent } = arranged(aServer().answer);
    const removed = arrangement.remove('b');
    expect(await arrangement.remove('b')).toBe(false);
    expect(await removed).toBe(true);
    expect(sent).toHaveLength(1);
    const unsaved = createArrangement(createDraft({}), new Set());
    expect(await unsaved.turn('b')).toBe(false);
    expect(sent).toHaveLength(1);
  });

  it('keeps the right order when changes outpace the responses', async () => {
    const server = aServer();
    const { arrangement, ids, settled } = arranged(server.answer);
    arrangement.move(2, 0);
    void arrangement.remove('a');
    void arrangement.restore('a');
    void arrangement.remove('b');
    arrangement.move(1, 0);
    expect(ids()).toBe('ac');
    await settled();
    expect([ids(), server.ids()]).toEqual(['ac', 'ac']);
  });

  it('rotates a picture in place; pending changes follow its new id', async () => {
    const server = aServer();
    const { arrangement, draft, settled, sent } = arranged(server.answer);
    const turned = arrangement.turn('b');
    expect(arrangement.turning.get()).toEqual(['b']);
    arrangement.move(2, 0);
    arrangement.describe('b', 'Кухня');
    expect(await turned).toBe(true);
    expect(arrangement.turning.get()).toEqual([]);
    await settled();
    expect(server.ids()).toBe('cab1');
    expect(draft.get().images.map(({ id, alt }) => [id, alt])).toEqual([
      ['c', ''],
      ['a', ''],
      ['b1', 'Кухня'],
    ]);
    expect(sent.map(({ path }) => path)[0]).toBe('/api/properties/d1/images/b/turn');
  });

  it('removes a picture while it is being rotated', async () => {
    const server = aServer();
    const { arrangement, ids, settled } = arranged(server.answer);
    void arrangement.turn('b');
    void arrangement.remove('b');
    expect(ids()).toBe('ac');
    await settled();
    expect([ids(), server.ids()]).toEqual(['ac', 'ac']);
  });

  it('shows a picture again whose removal the server refuses', async () => {
    const refused = { status: 422, body: { success: false, code: 'UNPROCESSABLE', message: 'Малко.' } };
    const { arrangement, ids } = arranged(() => refused);
    expect(await arrangement.remove('a')).toBe(false);
    expect(ids()).toBe('abc');
    expect(arrangement.removed.get()).toEqual([]);
  });

  it('tells when it is too late to restore a picture', async () => {
    const server = aServer();
    const { arrangement, ids } = arranged((request) =>
      request.method === 'PUT'
        ? { status: 400, body: { success: false, code: 'BAD_REQUEST', message: 'Ред.' } }
        : server.answer(request),
    );
    await arrangement.remove('a');
    expect(await arrangement.restore('a')).toBe(false);
    expect(ids()).toBe('bc');
  });
});
