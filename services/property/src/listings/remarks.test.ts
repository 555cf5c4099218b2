import { followTurned } from './remarks.ts';

const moderation = { reason: 'Логото.', code: null, decidedAt: new Date() };

describe('followTurned', () => {
  it('moves the remark of a turned picture to its new id', () => {
    const mendedAt = null;
    const remarks = ['a', 'b'].map((place) => ({ place, text: 'Има лого.', mendedAt }));
    expect(followTurned({ ...moderation, remarks }, 'a', 'c').remarks?.map(({ place }) => place)).toEqual([
      'c',
      'b',
    ]);
  });

  it('leaves a decision without remarks as it is', () => {
    expect(followTurned(moderation, 'a', 'c')).toBe(moderation);
  });
});
