import { differencesOf } from './difference.ts';

describe('what an act changed', () => {
  it('is told in words, by the kind of thing', () => {
    expect(
      differencesOf({
        target: { kind: 'listing', id: 'p1', label: 'Студио' },
        before: { status: 'pending', version: 3 },
        after: { status: 'active', version: 4, step: 'approve' },
      }),
    ).toEqual([
      { field: 'Състояние', before: 'Чака одобрение', after: 'Активна' },
      { field: 'Версия', before: '3', after: '4' },
      { field: 'Стъпка', before: undefined, after: 'Одобрена' },
    ]);
  });

  it('reads roles, moments, yes and no, and nothing', () => {
    expect(
      differencesOf({
        target: { kind: 'user', id: 'u1', label: 'Иван' },
        before: { role: 'tenant', isSuspended: false, suspendedUntil: null, plan: { a: 1 } },
        after: { role: 'landlord', isSuspended: true, suspendedUntil: '2026-03-05T22:30:00.000Z', plan: 'x' },
      }),
    ).toEqual([
      { field: 'Роля', before: 'Наемател', after: 'Наемодател' },
      { field: 'Ограничен', before: 'Не', after: 'Да' },
      { field: 'Ограничен до', before: '—', after: '06.03.2026, 00:30' },
      { field: 'plan', before: '{"a":1}', after: 'x' },
    ]);
  });
});
