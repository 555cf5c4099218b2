import { randomUUID } from 'node:crypto';

import type { CallName } from '@pokriv/contracts/calls';
import { anActor } from '@pokriv/service-kit/testing';
import { auditedCalls, walk, type Recipe } from '@pokriv/service-kit/testing-audit';

import { newPayment } from './billing/payments/new-payment.ts';
import { paymentModel } from './billing/payments/payment.model.ts';
import { startUserService, type UserService } from './testing/start-user-service.ts';

/** An administrator's own settings. */
const own: CallName[] = ['saveFilter', 'renameFilter', 'deleteFilter'];
const reason = 'Повторени фалшиви обяви в три града';
let service: UserService;

async function aPerson(): Promise<{ id: string; email: string }> {
  const email = `p${randomUUID().slice(0, 8)}@example.bg`;
  const body = { firstName: 'Мария', lastName: 'Иванова', email, password: 'Kamenitza-58' };
  const reply = await service.send('POST', '/auth/register', { body });
  return { id: reply.body.data.user.id, email };
}

const about =
  (body: object): Recipe =>
  async () => {
    const { id } = await aPerson();
    return { params: { id }, body, target: { kind: 'user', id } };
  };

const recipes: Partial<Record<CallName, Recipe>> = {
  updateUser: about({ lastName: 'Недева' }),
  deleteUser: about({ reason }),
  endUserSessions: about({}),
  resetSecondFactor: async () => {
    const { id } = await aPerson();
    await service.accounts.updateOne({ _id: id }, { $set: { role: 'admin', secondFactorSince: 1 } });
    return { params: { id }, body: { reason }, target: { kind: 'user', id } };
  },
  decideRoleChangeRequest: async () => {
    const person = await aPerson();
    await service.accounts.updateOne({ _id: person.id }, { $set: { isRoleChosen: true } });
    const wish = { requestedRole: 'landlord', reason: 'Наследих жилище и искам да го отдавам.' };
    const as = anActor({ ...person, role: 'tenant' });
    const { id } = (await service.send('POST', '/auth/role-change-request', { as, body: wish })).body.data;
    return { params: { id }, body: { action: 'approve' }, target: { kind: 'role_request', id } };
  },
  refundPayment: async () => {
    const bought = { userId: 'u1', kind: 'promotion', label: 'Препоръчана за 7 дни', amount: 399 } as const;
    const payment = newPayment({ ...bought, status: 'succeeded', paidAt: new Date() }, new Date());
    await paymentModel(service.connection).insertOne(payment);
    return { params: { id: payment._id }, body: { reason }, target: { kind: 'payment', id: payment._id } };
  },
  exportPayments: () => Promise.resolve({ target: { kind: 'table', id: 'payments' } }),
  exportUsers: () => Promise.resolve({ target: { kind: 'table', id: 'users' } }),
};

describe('the audit log of the user service', () => {
  beforeAll(async () => {
    service = await startUserService();
  });
  afterAll(() => service.stop());

  const facts = () => service.announced('admin-acted');

  it.each(auditedCalls('user', own))('records %s', async (name) => {
    const { told, expected } = await walk({ send: service.send, recipes, facts }, name);
    expect(told).toMatchObject(expected);
  });
});
