import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { screen } from '@testing-library/react';
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
