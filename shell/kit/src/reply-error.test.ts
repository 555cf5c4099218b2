import { replyError } from './reply-error.ts';

const page = (status: number, headers: Record<string, string> = {}) =>
  new Response('<h1>no</h1>', { status, headers });
const reply = (status: number, body: object) => new Response(JSON.stringify(body), { status });

/** Spec §8, replies without a body of ours. */
describe('replyError of a reply without a body of ours', () => {
  it.each([
    [400, 'BAD_REQUEST', 'Невалидна заявка.'],
    [401, 'UNAUTHENTICATED', 'Сесията ви изтече. Моля, влезте отново.'],
    [403, 'FORBIDDEN', 'Нямате права за това действие.'],
    [404, 'NOT_FOUND', 'Ресурсът не е намерен.'],
    [409, 'CONFLICT', 'Възникна грешка.'],
    [413, 'PAYLOAD_TOO_LARGE', 'Възникна грешка.'],
    [418, 'BAD_REQUEST', 'Възникна грешка.'],
    [422, 'UNPROCESSABLE', 'Невалидни данни.'],
    [429, 'RATE_LIMITED', 'Възникна грешка.'],
    [500, 'INTERNAL', 'Сървърна грешка. Моля, опитайте по-късно.'],
    [499, 'BAD_REQUEST', 'Възникна грешка.'],
    [502, 'INTERNAL', 'Сървърна грешка. Моля, опитайте по-късно.'],
    [503, 'UNAVAILABLE', 'Сървърна грешка. Моля, опитайте по-късно.'],
    [504, 'TIMEOUT', 'Сървърна грешка. Моля, опитайте по-късно.'],
  ])('maps %i to %s', async (status, code, message) => {
    expect((await replyError(page(status))).body).toEqual({ code, message, isWordless: true });
  });

  it('reads the wait from the header', async () => {
    expect((await replyError(page(429, { 'retry-after': '75' }))).body.retryAfter).toBe(75);
    expect((await replyError(page(429, { 'retry-after': '0' }))).body.retryAfter).toBe(0);
    expect((await replyError(page(429, { 'retry-after': '-1' }))).body.retryAfter).toBeUndefined();
    expect((await replyError(page(429, { 'retry-after': 'soon' }))).body.retryAfter).toBeUndefined();
  });
});

describe('replyError of a reply of ours', () => {
  it('keeps code and message', async () => {
    const body = { code: 'LISTING_LIMIT_REACHED', message: 'Достигнахте лимита.', requestId: 'r1' };
    expect((await replyError(reply(403, body))).body).toEqual(body);
  });

  it('falls back to the status for an unknown code', async () => {
    const { body } = await replyError(reply(422, { code: 'toString', message: 'Грешна цена.' }));
    expect(body).toEqual({ code: 'UNPROCESSABLE', message: 'Грешна цена.' });
  });
});
