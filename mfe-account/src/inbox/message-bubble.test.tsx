import type { Message } from '@pokriv/contracts/conversation/thread';
import { aViewing } from '@pokriv/web-kit/a-thread.testing';
import { screen, waitFor } from '@testing-library/react';

import { aMessage } from '../a-thread.testing.ts';
import { answer, aUser, fakeBackend, signedIn } from '../backend.testing.ts';
import { renderPage } from '../page.testing.tsx';
import { MessageBubble } from './message-bubble.tsx';

const show = (over: Partial<Message>, props: Partial<React.ComponentProps<typeof MessageBubble>> = {}) =>
  renderPage(
    <MessageBubble
      message={aMessage(1, over)}
      name="Иван К."
      hasLinks
      isLastOwn={false}
      hasCard={false}
      onViewingChanged={jest.fn()}
      {...props}
    />,
  );
const text = () => (document.body.textContent ?? '').replaceAll('\u00a0', ' ');

describe('MessageBubble', () => {
  beforeEach(() => signedIn(aUser()));

  it('tells the facts that the tenant has given', () => {
    const facts = { moveIn: '2026-12-01', months: 1, people: 2, pets: false, smoking: true, about: 'Учител' };
    show({ kind: 'facts', facts });
    for (const fact of [
      'Нанасяне: 1 декември 2026 г.',
      'За колко време: 1 месец',
      'Хора: 2',
      'Домашен любимец: не',
      'Пуши: да',
      'За себе си: Учител',
    ])
      expect(text()).toContain(fact);
  });

  it('leaves out what was not given', () => {
    show({ kind: 'facts', facts: { people: 1 } });
    expect(text()).toContain('Хора: 1');
    for (const name of ['Нанасяне', 'За колко време', 'Домашен любимец', 'Пуши', 'За себе си'])
      expect(text()).not.toContain(name);
  });

  it.each([
    ['facts of another kind of message', { kind: 'text', facts: { people: 1 } }],
    ['a kind without facts', { kind: 'facts' }],
  ] as const)('shows no facts: %s', (_what, over) => {
    show(over);
    expect(text()).not.toContain('За наемателя');
  });

  it.each([
    ['me', 'Вие: '],
    ['other', 'Иван К.: '],
  ] as const)('names its author: %s', (from, author) => {
    show({ from });
    expect(screen.getByText(author.trim())).toBeInTheDocument();
  });

  it.each<[string, Partial<Message>, number]>([
    ['a risk that is told', { risks: ['contact_data'] }, 1],
    ['a risk of a removed message', { risks: ['contact_data'], state: 'removed' }, 0],
    ['a risk that is not told', { risks: ['crypto'] }, 0],
    ['no risk', { risks: [] }, 0],
  ])('warns of %s', (_what, over, warnings) => {
    show(over);
    expect(screen.queryAllByText(/телефон, имейл или връзка към чат/u)).toHaveLength(warnings);
  });

  it.each([
    [true, 'sent', 1],
    [false, 'sent', 0],
    [true, 'held', 0],
  ] as const)('says that it has arrived: last %s, %s', (isLastOwn, state, count) => {
    show({ from: 'me', state }, { isLastOwn });
    expect(screen.queryAllByText('изпратено')).toHaveLength(count);
  });

  it.each([
    ['at its last message', { kind: 'viewing', viewingId: 'v1' }, true, 1],
    ['not at an earlier one', { kind: 'viewing', viewingId: 'v1' }, false, 0],
    ['not at a text', { kind: 'text', viewingId: 'v1' }, true, 0],
    ['not without its id', { kind: 'viewing' }, true, 0],
  ] as const)('shows a viewing %s', async (_when, over, hasCard, cards) => {
    const calls = fakeBackend({ 'GET /viewings/v1': answer.done(aViewing()) });
    show(over, { hasCard });
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(cards));
    expect(calls).toHaveLength(cards);
  });

  it('shows the message alone when its viewing cannot be read', async () => {
    const calls = fakeBackend({
      'GET /viewings/v1': answer.refused(404, { code: 'NOT_FOUND', message: 'Няма.' }),
    });
    show({ kind: 'viewing', viewingId: 'v1' }, { hasCard: true });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.getByText('Съобщение 1')).toBeInTheDocument();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
