import { actionText, actionWords, differencesOf, differenceText } from './audit-words.ts';
import { calls, type Call } from '../calls.ts';
import { sofiaMoment } from '../sofia-moment.ts';

const changes = ({ method, isFile }: Call) => method !== 'get' || isFile;
const isAdmins = ({ access }: Call) => Array.isArray(access) && access.includes('admin');
const moment = (text: string) => sofiaMoment(new Date(text));

describe('actionText', () => {
  const acts = Object.entries<Call>(calls).filter(([, call]) => isAdmins(call) && changes(call));

  it.each(acts.map(([name]) => name))('has a label for %s', (name) => {
    expect(actionWords[name]).toBeDefined();
  });

  it('falls back to the name of an unknown act', () => {
    expect(actionText('somethingNewer')).toBe('somethingNewer');
  });
});

describe('differencesOf', () => {
  it('labels changes by the kind of target and omits internal fields', () => {
    const differences = differencesOf(
      {
        target: { kind: 'listing', id: 'p1', label: 'Студио' },
        before: { status: 'pending', version: 3 },
        after: { status: 'active', version: 4, step: 'approve' },
      },
      moment,
    );
    expect(differences.map(differenceText)).toEqual([
      'Състояние: Чака одобрение → Активна',
      'Стъпка: Одобрена',
    ]);
  });

  it('words decisions about threads and held messages', () => {
    const about = { kind: 'thread' as const, id: 't1', label: 'Студио' };
    const of = (after: Record<string, unknown>) =>
      differencesOf({ target: about, before: {}, after }, moment).map(differenceText);
    expect(of({ resolution: 'warn', about: 'landlord' })).toEqual([
      'Решение: Предупреди човека',
      'Засяга: Наемодател',
    ]);
    expect(of({ decision: 'release', message: 'm1' })).toEqual(['Решение: Изпрати']);
  });

  it('formats roles, moments, booleans and empty values', () => {
    const differences = differencesOf(
      {
        target: { kind: 'user', id: 'u1', label: 'Иван' },
        before: { role: 'tenant', isSuspended: false, suspendedUntil: null, plan: { a: 1 } },
        after: { role: 'landlord', isSuspended: true, suspendedUntil: '2026-03-05T22:30:00.000Z', plan: 'x' },
      },
      moment,
    );
    expect(differences.map(differenceText)).toEqual([
      'Роля: Наемател → Наемодател',
      'Ограничен: Не → Да',
      'Ограничен до: — → 06.03.2026 00:30',
      'plan: {"a":1} → x',
    ]);
  });

  it.each([
    ['42/retry', 'Стъпка: Задача 42 е пусната отново'],
    ['retry/failed', 'Стъпка: Всички провалени задачи са пуснати отново'],
    ['clean/delayed', 'Стъпка: Всички отложени задачи са изтрити'],
    ['pause', 'Стъпка: Опашката е спряна'],
  ])('labels the step %s of the job board', (step, text) => {
    const target = { kind: 'queue', id: 'email', label: 'email' } as const;
    expect(differencesOf({ target, before: {}, after: { step } }, moment).map(differenceText)).toEqual([
      text,
    ]);
  });
});
