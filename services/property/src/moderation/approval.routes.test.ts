import { anActor } from '@pokriv/service-kit/testing';
import fc from 'fast-check';

import { propertyInbox } from '../inbox.ts';
import { expireListings } from '../listings/expire-listings.ts';
import { anActiveListing } from '../listings/testing/a-listing.ts';
import { searchCards } from '../search/search-card.repository.ts';
import { startProperty, type TestProperty } from '../testing.ts';

const DAY_MS = 86_400_000;
jest.setTimeout(120_000);
const admin = anActor({ id: 'admin', role: 'admin', listingLimit: null });
const reason = 'Снимките не са на този имот.';

const ownerSteps = ['submit', 'withdraw', 'pause', 'resume', 'rent', 'renew', 'restore'] as const;
const edits = ['edit title', 'edit name', 'edit picture text', 'raise rent', 'edit furnishing'] as const;
const verdicts = ['approve', 'reject', 'request-changes', 'remove', 'reinstate', 'recall'] as const;
const steps = [...ownerSteps, ...edits, ...verdicts, 'delete', 'expire'] as const;
type Step = (typeof steps)[number];

interface Walk {
  id: string;
  taken: Step[];
  approved: Set<string>;
  names: Set<string>;
  rents: Set<number>;
}

describe('content of a public listing', () => {
  let service: TestProperty;
  let edit = 0;
  const owner = anActor({ listingLimit: null });

  beforeAll(async () => {
    service = await startProperty();
  });
  afterAll(async () => service.close());

  const contentOf = ({ title, description, images }: Record<string, any>) =>
    JSON.stringify([title, description, images.map(({ alt }: { alt: string }) => alt)]);
  const titleOf = ({ card }: { card: string }): unknown => JSON.parse(`${card}}`).title;
  const noteApproved = ({ approved, names, rents }: Walk, seen: Record<string, any>) => {
    approved.add(contentOf(seen));
    names.add(seen.contactName);
    rents.add(seen.price.cents);
  };
  const readAs = (id: string, as?: typeof owner) => service.send('GET', `/properties/${id}`, { as });

  async function start(): Promise<Walk> {
    service.clock.now = new Date();
    const { _id: id } = await anActiveListing(service, owner);
    const { data } = (await readAs(id)).body;
    const walk: Walk = { id, taken: [], approved: new Set(), names: new Set(), rents: new Set() };
    noteApproved(walk, data);
    return walk;
  }

  const change = (id: string, body: object) => service.send('PUT', `/properties/${id}`, { as: owner, body });
  const doEdit: Record<(typeof edits)[number], (id: string) => Promise<unknown>> = {
    'edit title': (id) => change(id, { title: `Непрегледано заглавие номер ${edit}` }),
    'edit name': (id) => change(id, { contactName: `Непознат ${edit}` }),
    'edit furnishing': (id) => change(id, { furnishing: edit % 2 ? 'partial' : 'unfurnished' }),
    'raise rent': async (id) => {
      const { price } = (await readAs(id, owner)).body.data;
      return change(id, { price: { amount: Math.round(price.cents * 1.25) / 100, currency: 'EUR' } });
    },
    'edit picture text': async (id) => {
      const { images } = (await readAs(id, owner)).body.data;
      const alt = { [images[0].id]: `Непрегледан текст ${edit}` };
      return service.send('PUT', `/properties/${id}/images`, { as: owner, body: { alt } });
    },
  };

  async function moderate(
    walk: Walk,
    step: 'approve' | 'reject' | 'request-changes' | 'remove' | 'reinstate',
  ) {
    const seen = (await readAs(walk.id, admin)).body.data;
    const needsReason = step === 'reject' || step === 'request-changes' || step === 'remove';
    const body = step === 'reinstate' ? {} : { version: seen.version, ...(needsReason && { reason }) };
    const reply = await service.send('PUT', `/admin/properties/${walk.id}/${step}`, { as: admin, body });
    if (step === 'approve' && reply.status === 200) noteApproved(walk, seen);
  }

  const recall = (listingId: string) =>
    propertyInbox(service.deps)['listing-recalled'](
      { listingId, reason, by: 'system', actorId: null },
      { eventId: 'e', once: async (work) => service.deps.inTransaction(work) },
    );

  async function move(walk: Walk, step: Step): Promise<void> {
    edit += 1;
    walk.taken.push(step);
    const { id } = walk;
    if (step === 'recall') await recall(id);
    else if (step === 'expire') {
      service.clock.now = new Date(service.clock.now.getTime() + 61 * DAY_MS);
      await expireListings(service.deps);
    } else if (step === 'delete') await service.send('DELETE', `/properties/${id}`, { as: owner });
    else if ((edits as readonly Step[]).includes(step)) await doEdit[step as (typeof edits)[number]](id);
    else if ((ownerSteps as readonly Step[]).includes(step))
      await service.send('POST', `/properties/${id}/${step}`, { as: owner });
    else await moderate(walk, step as 'approve');
  }
  async function take(walk: Walk, step: Step): Promise<void> {
    await move(walk, step);
    await assertApproved(walk);
  }

  async function assertApproved({ id, approved, names, rents, taken }: Walk): Promise<void> {
    const { status, body } = await readAs(id);
    const card = await searchCards(service.connection).findOne({ _id: id });
    const isPublic = status === 200 && body.data.status === 'active';
    expect({ taken, isFound: card !== null }).toEqual({ taken, isFound: isPublic });
    if (status !== 200) return;
    const { contactName, price } = body.data;
    expect({ taken, isApproved: approved.has(contentOf(body.data)) }).toEqual({ taken, isApproved: true });
    if (!card) return;
    const isNear = [...rents].some((rent) => Math.abs(price.cents - rent) <= rent * 0.3);
    const shown = { taken, isNear, isNamed: names.has(contactName), title: titleOf(card) };
    expect(shown).toEqual({ taken, isNear: true, isNamed: true, title: body.data.title });
  }

  const revisions: Record<string, readonly Step[]> = {
    'no revision': [],
    'a revision that waits': ['edit title', 'edit name', 'edit picture text'],
    'a refused revision': ['edit title', 'reject'],
    'a rent raised twice': ['raise rent', 'raise rent'],
  };
  const after: readonly (readonly Step[])[] = [
    ['delete', 'restore', 'resume'],
    ['delete', 'restore', 'edit name', 'resume'],
    ['withdraw', 'edit title', 'delete', 'restore', 'resume'],
    ['resume', 'renew', 'rent', 'renew'],
    ['pause', 'edit title', 'resume', 'delete', 'restore', 'resume'],
    ['reinstate', 'edit picture text', 'submit', 'approve', 'pause', 'resume'],
  ];
  const table = Object.keys(revisions).flatMap((revision) =>
    verdicts.map((verdict) => [revision, verdict] as const),
  );

  // Every second way starts from an expired listing, in the next row the other ways: each pair meets, in half the time.
  const rows = table.map(([revision, verdict], row) => [revision, verdict, row % 2] as const);

  it.each(rows)(
    'with %s, after „%s“, becomes public again only if approved',
    async (revision, verdict, odd) => {
      for (const [at, way] of after.entries()) {
        const isExpired = (at + odd) % 2 === 1;
        const walk = await start();
        const first = [...(revisions[revision] ?? []), ...(isExpired ? (['expire'] as const) : []), verdict];
        // the first two ways have the two prefixes, asserted once each
        for (const step of first) await (at < 2 ? take : move)(walk, step);
        for (const step of way) await take(walk, step);
      }
    },
  );

  it('is approved after any random walk of twelve steps', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 12 }),
        async (walked) => {
          const walk = await start();
          for (const step of walked) await take(walk, step);
        },
      ),
      { numRuns: 60 },
    );
  });
});
