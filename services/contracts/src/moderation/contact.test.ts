import { contactStates, type ContactStatus } from './contact-states.ts';
import { ContactReply, ContactStatusChange, NewContact } from './contact.ts';
import { possibleActions } from '../transition.ts';

const words = (length: number) => 'ж'.repeat(length);
const param = (parsed: { error?: { issues: { path: PropertyKey[] }[] } }) => parsed.error?.issues[0]?.path[0];
const message = { name: 'Ия', email: 'iya@example.bg', subject: 'general', message: words(10) };

describe('a message to support', () => {
  it.each<[ContactStatus, ContactStatus[]]>([
    ['new', ['in_progress', 'answered', 'spam']],
    ['in_progress', ['answered', 'spam']],
    ['answered', ['closed', 'spam']],
    ['closed', ['in_progress', 'spam']],
    ['spam', ['in_progress']],
  ])('goes from %s by the table of decisions §9', (from, to) => {
    expect(possibleActions(contactStates, from, { role: 'admin', isOwner: false }).sort()).toEqual(to.sort());
    expect(possibleActions(contactStates, from, { role: 'landlord', isOwner: true })).toEqual([]);
  });

  it.each([
    ['a name of 1', { name: words(1) }, 'name'],
    ['a name of 2', {}, undefined],
    ['a name of 100', { name: words(100) }, undefined],
    ['a name of 101', { name: words(101) }, 'name'],
    ['a message of 9', { message: words(9) }, 'message'],
    ['a message of 5000', { message: words(5000) }, undefined],
    ['a message of 5001', { message: words(5001) }, 'message'],
    ['a subject of its own', { subject: 'jobs' }, 'subject'],
    ['a word for an e-mail', { email: 'iya' }, 'email'],
    ['an e-mail of over 254', { email: `${'a'.repeat(60)}@${'b.'.repeat(100)}bg` }, 'email'],
  ])('takes %s or says what is wrong', (_what, parts, wrong) => {
    expect(param(NewContact.safeParse({ ...message, ...parts }))).toBe(wrong);
  });

  it.each([
    [9, 'message'],
    [10, undefined],
    [5000, undefined],
    [5001, 'message'],
  ])('is answered in 10 to 5000 letters: %d', (length, wrong) => {
    expect(param(ContactReply.safeParse({ message: words(length) }))).toBe(wrong);
  });

  it('is changed by a step, by a note of up to 1000 or by both, never by nothing', () => {
    expect(param(ContactStatusChange.safeParse({ status: 'spam' }))).toBeUndefined();
    expect(param(ContactStatusChange.safeParse({ adminNotes: words(1000) }))).toBeUndefined();
    expect(param(ContactStatusChange.safeParse({ adminNotes: words(1001) }))).toBe('adminNotes');
    expect(param(ContactStatusChange.safeParse({ from: 'new', notesRead: '' }))).toBe('status');
  });
});
