import { REMARKS_MAX, remarkFields } from '@pokriv/contracts/listing/remark-places';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { fakeDialogs } from '../dialog.testing.ts';
import { aListing } from '../listing.testing.ts';
import { renderAt } from '../page.testing.tsx';
import type { ReasonedAction } from './decision.ts';
import { LastRemarks } from './last-remarks.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { RemarkPicker } from './remark-picker.tsx';

const person = userEvent.setup();
const second = '0000000000000000000b';
const images = ['0000000000000000000a', second].map((id) => ({
  id,
  width: 1280,
  height: 960,
  alt: '',
  placeholder: '',
}));
const decide = jest.fn<Promise<void>, [unknown]>().mockResolvedValue();
const reason = 'Вижте бележките към снимките.';

function ask(action: ReasonedAction, shown: typeof images | undefined = images) {
  renderAt('/', [
    {
      path: '/',
      element: (
        <ReasonDialog
          action={action}
          images={shown}
          former={undefined}
          onDecide={decide}
          onClose={jest.fn()}
        />
      ),
    },
  ]);
  return within(screen.getByRole('dialog'));
}

beforeAll(fakeDialogs);
beforeEach(() => decide.mockClear());

describe('remarks of a decision', () => {
  it('are pinned to pictures and fields, and sent with the reason', async () => {
    const dialog = ask('reject');
    await fillIn(dialog.getByRole('textbox', { name: /^Текст до собственика/u }), reason);
    await person.click(dialog.getByRole('button', { name: 'Бележка към: Снимка 2' }));
    await fillIn(dialog.getByRole('textbox', { name: /^Снимка 2/u }), 'Има лого.');
    await person.selectOptions(dialog.getByRole('combobox', { name: 'Бележка към поле' }), 'Заглавие');
    await fillIn(dialog.getByRole('textbox', { name: /^Заглавие/u }), 'Без телефон.');
    await person.click(dialog.getByRole('button', { name: 'Върни обявата' }));
    expect(decide).toHaveBeenCalledWith({
      action: 'reject',
      reason,
      remarks: [
        { place: second, text: 'Има лого.' },
        { place: 'title', text: 'Без телефон.' },
      ],
    });
  });

  it('need words, and can be unpinned', async () => {
    const dialog = ask('request_changes');
    await fillIn(dialog.getByRole('textbox', { name: /^Текст до собственика/u }), reason);
    await person.click(dialog.getByRole('button', { name: 'Бележка към: Снимка 2' }));
    await person.click(dialog.getByRole('button', { name: 'Поискай промените' }));
    expect(decide).not.toHaveBeenCalled();
    expect(dialog.getByRole('textbox', { name: /^Снимка 2/u })).toBeInvalid();
    await person.click(dialog.getByRole('button', { name: 'Махни бележката към: Снимка 2' }));
    await person.click(dialog.getByRole('button', { name: 'Поискай промените' }));
    expect(decide).toHaveBeenCalledWith({ action: 'request_changes', reason });
  });

  it('are not offered for a removal or for several listings', () => {
    ask('remove');
    expect(screen.queryByRole('region', { name: 'Към кое място (по желание)' })).toBeNull();
  });
});

describe('RemarkPicker', () => {
  it('takes no more than the limit, and still unpins', async () => {
    const onChange = jest.fn();
    const places = [second, ...remarkFields.slice(1, REMARKS_MAX)];
    const remarks = places.map((place) => ({ place, text: 'Поправете.' }));
    const element = <RemarkPicker {...{ images, remarks, onChange }} errorOf={() => undefined} />;
    renderAt('/', [{ path: '/', element }]);
    expect(screen.getByRole('button', { name: 'Бележка към: Снимка 1' })).toBeDisabled();
    expect(screen.getByRole('combobox', { name: 'Бележка към поле' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Бележка към: Снимка 2' }));
    expect(onChange).toHaveBeenCalledWith(remarks.slice(1));
  });
});

describe('LastRemarks', () => {
  const show = (remarks?: { place: string; text: string; mendedAt: string | null }[]) =>
    renderAt('/', [
      {
        path: '/',
        element: (
          <LastRemarks
            listing={aListing('p1', {
              images,
              moderation: { reason, code: null, decidedAt: null, ...(remarks && { remarks }) },
            })}
          />
        ),
      },
    ]);

  it('shows what the owner marked as corrected', () => {
    show([
      { place: second, text: 'Има лого.', mendedAt: '2026-01-06T10:00:00.000Z' },
      { place: '0000000000000000000f', text: 'Размазана.', mendedAt: null },
    ]);
    expect(screen.getByText('Поправени 1 от 2')).toBeInTheDocument();
    const [mended, open] = screen.getAllByRole('listitem');
    expect(mended).toHaveTextContent('Снимка 2: Има лого.Отбелязана като поправена');
    expect(open).toHaveTextContent('Снимка, която вече я няма: Размазана.Не е отбелязана');
  });

  it('shows nothing for a decision without remarks', () => {
    show();
    expect(screen.queryByRole('region')).toBeNull();
  });
});
