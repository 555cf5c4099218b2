import { reasonIn } from './sign-in-reason.ts';

describe('reasonIn', () => {
  it.each([
    undefined,
    null,
    {},
    { reason: null },
    { reason: { title: 'Двустаен' } },
    { reason: { wish: 'gift', title: 'Двустаен' } },
    { reason: { wish: 'favorite' } },
    { reason: { wish: 'favorite', title: 5 } },
  ])('is none in the state %j', (state) => {
    expect(reasonIn(state)).toBeUndefined();
  });

  it('is a wish and the title of what it is about', () => {
    const reason = { wish: 'viewing', title: 'Двустаен' };
    expect(reasonIn({ reason: { ...reason, more: 1 } })).toEqual(reason);
  });

  it.each([
    ['/media/a1-320.webp', true],
    ['https://example.com/media/a1.webp', false],
    ['/media/../api', false],
    ['/media/', false],
    [5, false],
  ])('has the picture %s only from our own place: %p', (picture, isKept) => {
    const reason = { wish: 'favorite', title: 'Двустаен' };
    expect(reasonIn({ reason: { ...reason, picture } })).toEqual(isKept ? { ...reason, picture } : reason);
  });
});
