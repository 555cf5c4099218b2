import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';

import { anOwnListing } from '../../a-listing.testing.ts';
import { fakeApi, show, signInAs } from '../../page.testing.tsx';
import { leva, owned } from '../../sums.testing.ts';
import { createDraft, type Draft } from '../draft.ts';
import { ConflictDialog } from './conflict-dialog.tsx';

const listing = (part: object = {}) =>
  anOwnListing({
    ...{ id: 'd1', status: 'draft', version: 3, price: owned(leva(900)), title: 'Двустаен' },
    ...part,
  });

function Shown({ draft }: { draft: Draft }) {
  const state = useSyncExternalStore(draft.subscribe, draft.get);
  const { conflict } = state;
  return conflict && <ConflictDialog {...{ draft, state, conflict }} />;
}

/** A draft whose changes clash with those of another tab. */
async function openClash(mine: Record<string, unknown>, theirs: object) {
  const sent = fakeApi(({ body }) =>
    (body as { version: number }).version === 3
      ? {
          status: 409,
          body: {
            ...{ success: false, code: 'CONFLICT', message: 'Променена е.' },
            current: listing({ version: 5, ...theirs }),
          },
        }
      : { body: { success: true, data: listing({ version: 6 }) } },
  );
  const draft = createDraft({ listing: listing() });
  for (const [name, value] of Object.entries(mine)) draft.set(name as never, value as never);
  await draft.save();
  show(<Shown draft={draft} />, '/properties/d1/edit');
  await screen.findByRole('dialog');
  return sent;
}

beforeAll(fakeDialogs);
beforeEach(() => signInAs('landlord'));

describe('ConflictDialog', () => {
  it('offers all of one version only for several fields', async () => {
    await openClash({ title: 'Мезонет' }, { title: 'Тристаен' });
    expect(screen.getByText('Тристаен')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Всички други' })).not.toBeInTheDocument();
  });

  it('keeps what was chosen at each field', async () => {
    const both = { title: 'Мезонет', price: leva(950) };
    const sent = await openClash(both, { title: 'Тристаен', price: owned(leva(800)) });
    await userEvent.click(screen.getByRole('button', { name: 'Всички други' }));
    await userEvent.click(screen.getByRole('radio', { name: /Мезонет/u }));
    await userEvent.click(screen.getByRole('button', { name: 'Запази избраното' }));
    expect(sent.at(-1)?.body).toEqual({ title: 'Мезонет', version: 5 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
