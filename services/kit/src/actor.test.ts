import { callKey, openSeal, seal, SEAL_HEADER } from './actor.ts';
import { healthOf } from './health.ts';
import { createService } from './http.ts';
import { aVisitor, serve } from './testing.ts';

const [old, next] = ['the old secret for tests', 'the next secret for tests'];
const call = callKey('GET', '/rotation');

describe('a rotation of the secret of seals', () => {
  it('accepts seals made with either secret', () => {
    for (const secret of [old, next])
      expect(openSeal(seal(aVisitor, call, secret), call, { secret: next, previous: old })).toMatchObject(
        aVisitor,
      );
    expect(() => openSeal(seal(aVisitor, call, old), call, { secret: next })).toThrow();
  });

  it('interrupts no call while instances before and after the second step run side by side', async () => {
    const steps = [
      { actorSecret: old, previousActorSecret: next },
      { actorSecret: next, previousActorSecret: old },
    ];
    for (const step of steps) {
      const service = await serve(createService([], { ...step, health: healthOf({}) }));
      for (const { actorSecret } of steps) {
        const headers = { [SEAL_HEADER]: seal(aVisitor, call, actorSecret) };
        expect((await fetch(`${service.origin}/rotation`, { headers })).status).toBe(404);
      }
      const headers = { [SEAL_HEADER]: seal(aVisitor, call, 'a third secret for tests') };
      expect((await fetch(`${service.origin}/rotation`, { headers })).status).toBe(401);
      await service.close();
    }
  });
});
