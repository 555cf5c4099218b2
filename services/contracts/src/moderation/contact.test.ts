import { contactStates, type ContactStatus } from './contact-states.ts';
import { ContactReply, ContactStatusChange, NewContact } from './contact.ts';
import { possibleActions } from '../transition.ts';

const words = (length: number) => 'ж'.repeat(length);
const param = (parsed: { error?: { issues: { path: PropertyKey[] }[] } }) => parsed.error?.issues[0]?.path[0];
const message = { name: 'Ия', email: 'iya@example.bg', subject: 'general', message: words(10) };

describe('contact message', () => {
  it.each<[ContactStatus, ContactStatus[]]>([
    ['new', ['in_progress', 'answered', 'spam']],
    ['in_progress', ['answered', 'spam']],
    ['answered', ['closed', 'spam']],
    ['closed', ['in_progress', 'spam']],
    ['spam', ['in_progress']],
  ])('moves from %s by the table of decisions §9', (from, to) => {
    expect(possibleActions(contactStates, from, { role: 'admin', isOwner: false }).sort()).toEqual(to.sort());
    expect(possibleActions(contactStates, from, { role: 'landlord', isOwner: true })).toEqual([]);
  });

  it.each([
    ['a name of 1 character', { name: words(1) }, 'name'],
    ['a name of 2 characters', {}, undefined],
    ['a name of 100 characters', { name: words(100) }, undefined],
    ['a name of 101 characters', { name: words(101) }, 'name'],
    ['a message of 9 characters', { message: words(9) }, 'message'],
    ['a message of 5000 characters', { message: words(5000) }, undefined],
    ['a message of 5001 characters', { message: words(5001) }, 'message'],
    ['an unknown subject', { subject: 'jobs' }, 'subject'],
    ['an invalid e-mail', { email: 'iya' }, 'email'],
    ['an e-mail over 254 characters', { email: `${'a'.repeat(60)}@${'b.'.repeat(100)}bg` }, 'email'],
  ])('with %s is accepted or refused with its field', (_what, parts, wrong) => {
    expect(param(NewContact.safeParse({ ...message, ...parts }))).toBe(wrong);
  });

  it.each([
    [9, 'message'],
    [10, undefined],
    [5000, undefined],
    [5001, 'message'],
  ])('requires an answer of 10 to 5000 characters: %d', (length, wrong) => {
    expect(param(ContactReply.safeParse({ message: words(length) }))).toBe(wrong);
  });

  it('requires a status, a note of up to 1000 characters, or both', () => {
    expect(param(ContactStatusChange.safeParse({ status: 'spam' }))).toBeUndefined();
    expect(param(ContactStatusChange.safeParse({ adminNotes: words(1000) }))).toBeUndefined();
    expect(param(ContactStatusChange.safeParse({ adminNotes: words(1001) }))).toBe('adminNotes');
    expect(param(ContactStatusChange.safeParse({ from: 'new', notesRead: '' }))).toBe('status');
  });
});
