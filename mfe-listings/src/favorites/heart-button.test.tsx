import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aCard } from '../card/a-card.testing.ts';
import { fakeApi, show, signInAs, signOut, toastTexts } from '../page.testing.tsx';
import { HeartButton } from './heart-button.tsx';

const nothingKept = { success: true, data: [], pagination: { hasNext: false } };
const heart = () => screen.getByRole('button', { name: /любими/ });
const isPress = ({ method }: { method: string }) => method === 'POST';

afterEach(() => act(() => signOut()));

describe('the heart of a card', () => {
  it('leads a visitor to sign in and back', async () => {
    show(<HeartButton card={aCard()} />, '/properties?location=sofia');
    await userEvent.click(heart());
    expect(screen.getByTestId('address')).toHaveTextContent(
      '/login?redirect=%2Fproperties%3Flocation%3Dsofia',
    );
  });

  it('adds to favourites at once and says so', async () => {
    signInAs('tenant');
    const sent = fakeApi((request) =>
      isPress(request)
        ? { body: { success: true, favorited: true, message: 'Добавено в любими.' } }
        : { body: nothingKept },
    );
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    await waitFor(() => expect(toastTexts()).toContain('Добавено в любими.'));
    expect(heart()).toHaveAttribute('aria-pressed', 'true');
    expect(sent.filter(isPress).map(({ path }) => path)).toEqual(['/api/properties/p1/favorite']);
  });

  it('does nothing while a press is under way', async () => {
    signInAs('tenant');
    let answer: (value: { body: unknown }) => void = () => undefined;
    const sent = fakeApi((request) =>
      isPress(request) ? new Promise((resolve) => (answer = resolve)) : { body: nothingKept },
    );
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    await userEvent.click(heart());
    expect(sent.filter(isPress)).toHaveLength(1);
    await act(async () => answer({ body: { success: true, favorited: true, message: '' } }));
  });

  it('takes the change back when the server refuses', async () => {
    signInAs('tenant');
    fakeApi((request) =>
      isPress(request)
        ? { status: 500, body: { success: false, code: 'INTERNAL', message: 'x' } }
        : { body: nothingKept },
    );
    show(<HeartButton card={aCard()} />);
    await userEvent.click(heart());
    await waitFor(() => expect(toastTexts()).toContain('Грешка при обновяване на любимите'));
    expect(heart()).toHaveAttribute('aria-pressed', 'false');
  });
});
