import type { Actor } from '@pokriv/contracts/actor';
import { fillPath } from '@pokriv/contracts/calls';
import { endpointList, type Endpoint } from '@pokriv/contracts/endpoints';
import { anActor } from '@pokriv/service-kit/testing';
import { validBodies } from '@pokriv/service-kit/testing-permissions';

import { aDraft, anActiveListing } from './listings/testing/a-listing.ts';
import { startProperty, type TestProperty } from './testing.ts';

const owner = anActor({ listingLimit: null });
const everybody: Record<string, Actor | undefined> = {
  owner,
  'another landlord': anActor({ listingLimit: null }),
  'an admin': anActor({ role: 'admin', listingLimit: null }),
  'a tenant': anActor({ role: 'tenant' }),
  'a visitor': undefined,
};
const refused = {
  'another landlord': 'FORBIDDEN',
  'a tenant': 'FORBIDDEN',
  'a visitor': 'UNAUTHENTICATED',
};
/** Steps refused even to admins (decisions §5): duplicating and marking as rented are the owner's decisions. */
const ownersOnly = new Set(['duplicateProperty', 'pauseProperty', 'rentProperty']);

const ownersCalls = endpointList
  .filter(({ owner: service }) => service === 'property')
  .filter(({ access, path }) => String(access) === 'landlord,admin' && path.includes('/:id'))
  .map((endpoint): [string, Endpoint] => [endpoint.name, endpoint]);

function bodyOf({ name, isUpload, method }: Endpoint): unknown {
  if (!isUpload) return method === 'get' ? undefined : (validBodies[name] ?? {});
  const form = new FormData();
  form.append('images', new Blob(['no picture']), 'a.jpg');
  return form;
}

describe('access to a listing', () => {
  let service: TestProperty;
  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(() => service.close());

  it.each(ownersCalls)('refuses %s to other users', async (name, endpoint) => {
    const answers: Record<string, string> = {};
    for (const [who, as] of Object.entries(everybody)) {
      const { _id: id, version } = await anActiveListing(service, owner);
      const path = fillPath(endpoint.path, { id, imageId: 'none' });
      const { body } = await service.send(endpoint.method.toUpperCase(), path, {
        as,
        body: bodyOf(endpoint),
      });
      const isRefused = ['FORBIDDEN', 'UNAUTHENTICATED', 'BAD_REQUEST'].includes(body.code);
      answers[who] = isRefused ? body.code : 'through';
      const stored = await service.deps.listings.get(id);
      if (isRefused) expect([stored.status, stored.version]).toEqual(['active', version]);
    }
    const admins = ownersOnly.has(name) ? 'FORBIDDEN' : 'through';
    expect(answers).toEqual({ owner: 'through', 'an admin': admins, ...refused });
  });

  it.each(['pause', 'resume', 'renew', 'rent', 'delete'])(
    'refuses %s in bulk to other users',
    async (action) => {
      const { _id: id, version } = await anActiveListing(service, owner);
      const as = everybody['another landlord'];
      const { body } = await service.send('POST', '/properties/bulk', { as, body: { action, ids: [id] } });
      expect(body.data).toEqual([{ id, message: 'Нямате права за това действие.' }]);
      expect((await service.deps.listings.get(id)).version).toBe(version);
    },
  );

  it.each(ownersCalls)('does not reveal a draft by the refusal of %s', async (_name, endpoint) => {
    const { _id } = await aDraft(service, owner);
    const codeOf = async (id: string) => {
      const path = fillPath(endpoint.path, { id, imageId: 'none' });
      const options = { as: everybody['another landlord'], body: bodyOf(endpoint) };
      return (await service.send(endpoint.method.toUpperCase(), path, options)).body.code;
    };
    expect(await codeOf(_id)).toBe(await codeOf('0'.repeat(24)));
  });

  it('shows a draft to its owner and admins only', async () => {
    const { _id: id } = await aDraft(service, owner);
    const statuses = await Promise.all(
      Object.values(everybody).map(
        async (as) => (await service.send('GET', `/properties/${id}`, { as })).status,
      ),
    );
    expect(statuses).toEqual([200, 404, 200, 404, 404]);
  });
});
