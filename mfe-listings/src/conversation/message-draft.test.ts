import { clientIdFor, readMessageDraft, storeMessageDraft } from './message-draft.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a message draft', () => {
  it('is kept by listing and user', () => {
    storeMessageDraft('u1', 'p1', { text: 'Здравейте' });
    expect(readMessageDraft('u1', 'p1')).toEqual({ text: 'Здравейте' });
    expect(readMessageDraft('u2', 'p1')).toBeUndefined();
    expect(readMessageDraft('u1', 'p2')).toBeUndefined();
  });

  it('of a visitor becomes the user’s after the sign-in, once', () => {
    storeMessageDraft(undefined, 'p1', { text: 'Преди входа' });
    expect(readMessageDraft('u1', 'p1')).toEqual({ text: 'Преди входа' });
    expect(readMessageDraft(undefined, 'p1')).toBeUndefined();
    expect(readMessageDraft('u2', 'p1')).toBeUndefined();
  });

  it('is removed when it was sent', () => {
    storeMessageDraft('u1', 'p1', { text: 'Здравейте' });
    storeMessageDraft('u1', 'p1', undefined);
    expect(readMessageDraft('u1', 'p1')).toBeUndefined();
  });

  it('is absent where the storage holds something else', () => {
    localStorage.setItem('message-draft:u1:p1', '{');
    expect(readMessageDraft('u1', 'p1')).toBeUndefined();
    localStorage.setItem('message-draft:u1:p1', '{"text":5}');
    expect(readMessageDraft('u1', 'p1')).toBeUndefined();
  });
});

describe('clientIdFor', () => {
  const attempt = { clientId: 'before-1', text: 'Здравейте' };

  it('repeats the id of the same text, so that it is stored once', () => {
    expect(clientIdFor('Здравейте', attempt)).toBe('before-1');
  });

  it('has a new id for another text', () => {
    expect(clientIdFor('Добър ден', attempt)).not.toBe('before-1');
    expect(clientIdFor('Здравейте', undefined)).toMatch(/^[\w-]{8,64}$/u);
  });
});
