import { isSessionOver } from './session-over.ts';

describe('isSessionOver', () => {
  it.each([
    { what: 'a session of an account whose sessions never ended', ends: {}, signedInAt: 1, isOver: false },
    {
      what: 'a session older than the end of all sessions',
      ends: { tokensValidAfter: 100 },
      signedInAt: 99,
      isOver: true,
    },
    {
      what: 'a session newer than the end of all sessions',
      ends: { tokensValidAfter: 100 },
      signedInAt: 100,
      isOver: false,
    },
    {
      what: 'the session that ended the others',
      ends: { tokensValidAfter: 100, rememberedSignIn: 50 },
      signedInAt: 50,
      isOver: false,
    },
    {
      what: 'another session than the one that ended the others',
      ends: { tokensValidAfter: 100, rememberedSignIn: 50 },
      signedInAt: 60,
      isOver: true,
    },
    {
      what: 'a session ended by its own sign-out',
      ends: { endedSignIns: [7, 8] },
      signedInAt: 8,
      isOver: true,
    },
    {
      what: 'a session beside one ended by its own sign-out',
      ends: { endedSignIns: [7, 8] },
      signedInAt: 9,
      isOver: false,
    },
    {
      what: 'the kept session once it was signed out',
      ends: { tokensValidAfter: 100, rememberedSignIn: 50, endedSignIns: [50] },
      signedInAt: 50,
      isOver: true,
    },
  ])('$what: $isOver', ({ ends, signedInAt, isOver }) => {
    expect(isSessionOver({ tokensValidAfter: 0, ...ends }, signedInAt)).toBe(isOver);
  });
});
