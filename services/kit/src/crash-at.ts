class Killed extends Error {}

type Call = (...parts: unknown[]) => unknown;
const atOnce: readonly string[] = ['now', 'isOver'];
const isCall = (value: unknown): value is Call => typeof value === 'function';

/** Simulates a process killed at its nth call, before or after the effect; later calls have no effect. */
export function crashAt<Parts extends object>(parts: Parts, at: number, moment: 'before' | 'after') {
  const state = { calls: 0, isDead: false };
  const wrapped =
    (call: Call, self: unknown): Call =>
    async (...given) => {
      if (state.isDead) throw new Killed();
      state.calls += 1;
      if (state.calls < at) return Reflect.apply(call, self, given);
      state.isDead = true;
      if (moment === 'after') await Reflect.apply(call, self, given);
      throw new Killed();
    };
  const wrap = <Part extends object>(part: Part, depth: number): Part =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (isCall(value)) return atOnce.includes(String(name)) ? value : wrapped(value, target);
        const isGroup = depth > 0 && value !== null && Object.getPrototypeOf(value) === Object.prototype;
        return isGroup ? wrap(value as object, depth - 1) : value;
      },
    });
  return { state, parts: wrap(parts, 1) };
}
