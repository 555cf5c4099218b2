import type { Side } from '@pokriv/contracts/conversation/conversation-rules';
import {
  openViewings,
  viewingActions,
  viewingStates,
  viewingTable,
  type ViewingAction,
  type ViewingMover,
  type ViewingState,
} from '@pokriv/contracts/conversation/viewing-states';
import { AppError } from '@pokriv/contracts/errors';
import type { Actor } from '@pokriv/contracts/actor';

import { newViewing } from './offer-place.ts';
import { stepViewing } from './step-viewing.ts';
import { at, NOW, startViewings, type ViewingsService } from './viewings.testing.ts';
import type { StoredViewing } from './viewing.model.ts';

let service: ViewingsService;
let tenant: Actor;
let threadId: string;
beforeAll(async () => {
  service = await startViewings();
  await service.hours();
  tenant = await service.tenant();
  const { body } = await service.ask(tenant, { start: at('11-24 11:30') });
  ({ threadId } = body.data);
});
afterAll(() => service.close());

const START = new Date(at('11-24 10:00'));
const states = Object.keys(viewingStates) as ViewingState[];
const awaited: Partial<Record<ViewingState, Side>> = { requested: 'landlord', countered: 'tenant' };
const wereAgreed: ViewingState[] = [
  'confirmed',
  'moved',
  'done',
  'no_show_tenant',
  'no_show_landlord',
  'disputed',
];

/** A viewing in a state, with its cells. `moved` awaits the side under test. */
async function viewingIn(state: ViewingState, side: Side): Promise<StoredViewing> {
  const { connection } = service;
  for (const name of ['viewings', 'viewing_cells', 'viewing_days'])
    await connection.collection(name).deleteMany({});
  const holds = openViewings.includes(state);
  const asked = { threadId, listingId: 'a', landlordId: 'landlord', tenantId: tenant.id, title: 'Обява a' };
  const viewing: StoredViewing = {
    ...newViewing({ ...asked, people: 1, kind: 'on_site', note: '' }, { state, by: 'tenant', now: NOW }),
    awaits: state === 'moved' ? side : (awaited[state] ?? null),
    start: START,
    end: new Date(START.getTime() + 20 * 60_000),
    seat: holds ? 0 : null,
    expiresAt: ['requested', 'countered', 'moved'].includes(state) ? START : null,
    wasConfirmed: wereAgreed.includes(state),
  };
  await service.parts.inTransaction(async (unit) => {
    const time = { landlordId: 'landlord', listingId: 'a', start: START, minutes: 30, seats: 1 };
    if (holds) await service.viewingParts.cells.claim({ ...time, viewingId: viewing._id }, unit);
    await service.viewingParts.viewings.add(viewing, unit);
  });
  return viewing;
}

type Expected = ViewingState | 'INVALID_TRANSITION' | 'FORBIDDEN';

/** Derived from the table alone, independent of the implementation. */
function expected(from: ViewingState, action: ViewingAction, by: ViewingMover): Expected {
  const steps = viewingTable.steps[action].filter((step) => step.from.includes(from));
  if (steps.length === 0) return 'INVALID_TRANSITION';
  return steps.find((step) => step.by.includes(by))?.to ?? 'FORBIDDEN';
}

const callOf: Partial<Record<ViewingAction, [string, object]>> = {
  confirm: ['confirm', {}],
  decline: ['decline', { reason: 'Друг път.' }],
  counter: ['counter', { options: [at('11-24 18:00')] }],
  move: ['move', { start: at('11-24 10:30') }],
  cancel: ['cancel', {}],
  say_done: ['outcome', { outcome: 'done' }],
};
const absent = { outcome: 'no_show' };

describe.each(states)('a viewing that is %s', (state) => {
  describe.each(['tenant', 'landlord'] as const)('for the %s', (side) => {
    const calls: [ViewingAction, string, object][] = [
      ...Object.entries(callOf).map(([action, call]) => [action, ...call] as [ViewingAction, string, object]),
      [side === 'tenant' ? 'say_landlord_absent' : 'say_tenant_absent', 'outcome', absent],
    ];

    it.each(calls)('follows the table: %s', async (action, call, body) => {
      const viewing = await viewingIn(state, side);
      service.clock.now = action.startsWith('say_') ? new Date(START.getTime() + 3_600_000) : NOW;
      const actor = side === 'tenant' ? tenant : service.landlord;
      const sent = await service.send(actor, `POST /viewings/${viewing._id}/${call}`, body);
      const answer = sent.status === 200 ? sent.body.data.state : sent.body.code;
      expect(answer).toBe(expected(state, action, side));
      const stored = (await service.stored(viewing._id)) as StoredViewing;
      const cells = await service.cells();
      expect(cells).toHaveLength(stored.seat === null ? 0 : 3);
      const isFreed = action === 'counter' && sent.status === 200;
      expect(stored.seat !== null).toBe(openViewings.includes(stored.state) && !isFreed);
      expect(stored.history).toHaveLength(sent.status === 200 ? 2 : 1);
    });
  });
});

describe('steps of the system, and those that no call of a side reaches', () => {
  it.each(states)('follow the table from %s', async (state) => {
    service.clock.now = NOW;
    const movers = ['tenant', 'landlord', 'system'] as const;
    for (const action of viewingActions) {
      for (const by of movers) {
        const viewing = await viewingIn(state, 'tenant');
        const answer = await service.parts
          .inTransaction((unit) => stepViewing(service.viewingParts, viewing, { action, by }, unit))
          .then(
            (stepped) => stepped.viewing.state as string,
            (error: unknown) => (error instanceof AppError ? error.code : 'thrown'),
          );
        expect([action, by, answer]).toEqual([action, by, expected(state, action, by)]);
      }
    }
  });
});
