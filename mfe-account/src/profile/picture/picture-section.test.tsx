import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { answer, aUser, fakeBackend, signedIn } from '../../backend.testing.ts';
import { renderPage } from '../../page.testing.tsx';
import { fileProblem } from './check-file.ts';
import { PictureSection } from './picture-section.tsx';

const person = userEvent.setup({ applyAccept: false });
const take = jest.fn();

beforeAll(fakeDialogs);
beforeEach(() => signedIn(aUser()));
beforeEach(() => take.mockReset());

describe('fileProblem', () => {
  it.each([
    ['me.heic', 'image/heic', 1000, 'Форматът HEIC не се поддържа. Качете JPEG, PNG или WebP.'],
    ['me.HEIF', '', 1000, 'Форматът HEIC не се поддържа. Качете JPEG, PNG или WebP.'],
    ['me.pdf', 'application/pdf', 1000, 'Това не е JPEG, PNG или WebP.'],
    ['me.gif', 'image/gif', 1000, 'Това не е JPEG, PNG или WebP.'],
    ['me.png', 'image/png', 0, 'Файлът е празен.'],
    ['me.png', 'image/png', 10_485_761, 'Снимката е над 10 MB.'],
    ['me.png', 'image/png', 10_485_760, undefined],
    ['me.jpg', 'image/jpeg', 1000, undefined],
    ['me.webp', 'image/webp', 1000, undefined],
  ])('of %s (%s, %d bytes) is %s', (name, type, size, problem) => {
    expect(fileProblem({ name, type, size })).toBe(problem);
  });
});

describe('PictureSection', () => {
  it('says why a file is refused', async () => {
    renderPage(<PictureSection user={aUser()} take={take} />);
    await person.upload(
      screen.getByLabelText('Качи снимка', { selector: 'input' }),
      new File(['x'], 'me.heic', { type: 'image/heic' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Форматът HEIC не се поддържа.');
  });

  it('takes a file dropped on it, but no text', async () => {
    renderPage(<PictureSection user={aUser()} take={take} />);
    const hint = () => screen.getByText(/Може и да пуснете|Пуснете снимката/u);
    /** jsdom has no drag events. */
    const leaveTo = (relatedTarget: Element) => {
      const event = createEvent.dragLeave(hint());
      fireEvent(hint(), Object.defineProperty(event, 'relatedTarget', { value: relatedTarget }));
    };
    const files = { dataTransfer: { types: ['Files'], files: [new File(['x'], 'me.pdf')] } };
    const text = { dataTransfer: { types: ['text/plain'], files: [] } };
    expect(fireEvent.dragOver(hint(), text)).toBe(true);
    expect(hint()).toHaveTextContent('Може и да пуснете снимка тук.');
    expect(fireEvent.dragOver(hint(), files)).toBe(false);
    expect(hint()).toHaveTextContent('Пуснете снимката');
    leaveTo(screen.getByRole('button', { name: 'Качи снимка' }));
    expect(hint()).toHaveTextContent('Пуснете снимката');
    leaveTo(document.body);
    expect(hint()).toHaveTextContent('Може и да пуснете снимка тук.');
    expect(fireEvent.drop(hint(), text)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.dragOver(hint(), files);
    expect(fireEvent.drop(hint(), files)).toBe(false);
    expect(hint()).toHaveTextContent('Може и да пуснете снимка тук.');
    expect(await screen.findByRole('alert')).toHaveTextContent('Това не е JPEG, PNG или WebP.');
  });

  it('keeps the picture when the removal is cancelled or fails', async () => {
    jest.spyOn(console, 'warn').mockReturnValue();
    const calls = fakeBackend({});
    renderPage(<PictureSection user={aUser({ avatar: '/media/avatars/a.webp' })} take={take} />);
    const remove = () => screen.getByRole('button', { name: 'Премахни' });
    await person.click(remove());
    await person.click(screen.getByRole('button', { name: 'Отказ' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls).toEqual([]);
    await person.click(remove());
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Премахни' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(take).not.toHaveBeenCalled();
  });

  it('removes the picture after confirmation', async () => {
    const calls = fakeBackend({ 'DELETE /auth/avatar': answer.done(aUser()) });
    renderPage(<PictureSection user={aUser({ avatar: '/media/avatars/a.webp' })} take={take} />);
    await person.click(screen.getByRole('button', { name: 'Премахни' }));
    expect(calls).toEqual([]);
    const dialog = screen.getByRole('alertdialog');
    await person.click(
      screen.getAllByRole('button', { name: 'Премахни' }).find((one) => dialog.contains(one)) ?? dialog,
    );
    expect(await screen.findByText('Снимката е премахната.')).toBeInTheDocument();
    expect(take).toHaveBeenCalledWith(aUser());
  });

  it('offers no removal without a picture', () => {
    renderPage(<PictureSection user={aUser()} take={take} />);
    expect(screen.queryByRole('button', { name: 'Премахни' })).not.toBeInTheDocument();
  });
});
