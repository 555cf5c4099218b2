import { AppError } from '@pokriv/contracts/errors';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDialogs } from '../dialog.testing.ts';
import { renderAt } from '../page.testing.tsx';
import { ReadSheet } from './read-sheet.tsx';
import { aMessage, aReportedThread } from './thread.testing.ts';

type Reading = NonNullable<React.ComponentProps<typeof ReadSheet>['reading']>;
const NONE = 'В разговора няма съобщения.';
const thread = aReportedThread();
const onRetry = jest.fn();
const show = (part?: Partial<Reading>) =>
  renderAt('/admin/messages', [
    {
      path: '/admin/messages',
      element: (
        <ReadSheet reading={part && ({ thread, ...part } as Reading)} onRetry={onRetry} onClose={jest.fn()} />
      ),
    },
  ]);
const textWith = (...messages: ReturnType<typeof aMessage>[]) =>
  ({ text: { ...thread, messages } }) as Partial<Reading>;
const isLoading = () => document.querySelector('[aria-busy=true]') !== null;

beforeAll(fakeDialogs);

describe('ReadSheet', () => {
  it('is closed until a thread is read', () => {
    show();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('says that the reading is under way', () => {
    show({});
    expect(isLoading()).toBe(true);
    expect(screen.queryByText(NONE)).not.toBeInTheDocument();
  });

  it('shows in its place why the reading failed, and reads again', async () => {
    show({ failure: new AppError({ code: 'UNAVAILABLE', message: 'Няма връзка.' }) });
    expect(isLoading()).toBe(false);
    expect(screen.getByText(/Няма връзка\./u)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Опитай пак' }));
    expect(onRetry).toHaveBeenCalledWith(thread);
  });

  it('shows the messages, with the state of those that were not sent', () => {
    show(
      textWith(
        aMessage({ id: 'a', text: 'Добър ден', state: 'sent', risks: [] }),
        aMessage({ id: 'b', text: 'Капаро', state: 'held', risks: [] }),
      ),
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByText('Капаро').closest('li')).toHaveTextContent('Задържано');
    expect(screen.getAllByText('Задържано')).toHaveLength(1);
    expect(screen.queryByText(NONE)).not.toBeInTheDocument();
    expect(isLoading()).toBe(false);
  });

  it('says that a thread has no messages', () => {
    show(textWith());
    expect(screen.getByText(NONE)).toBeInTheDocument();
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
