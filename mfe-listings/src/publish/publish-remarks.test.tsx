import { guessTitle } from '@pokriv/contracts/listing/guess-listing';
import { remarkFields } from '@pokriv/contracts/listing/remark-places';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { controlId, shownPath } from '../form-address/form-steps.ts';
import { signInAs, type Sent } from '../page.testing.tsx';
import type { DraftFields } from './draft-fields.ts';
import {
  aDraft,
  AUTOSAVE,
  leaveForm,
  open,
  prepareBrowser,
  submissions,
  titleField,
} from './publish-page.testing.tsx';

const picture = '0000000000000000000b';
const images = ['0000000000000000000a', picture, '0000000000000000000c'].map((id) => ({
  id,
  width: 1280,
  height: 960,
  alt: '',
  placeholder: '',
}));
const remarks = [
  { place: picture, text: 'Има лого на агенция.', mendedAt: null },
  { place: 'title', text: 'Без телефон в заглавието.', mendedAt: null },
];

const agency = {
  advertiserType: 'agency',
  agencyName: 'Дом',
  commission: { type: 'percent', percent: 50 },
} as const;

const returned = (part: Partial<OwnProperty> = {}): OwnProperty =>
  aDraft({
    status: 'rejected',
    images,
    moderation: { reason: 'Вижте бележките.', code: 'other', decidedAt: '2026-01-05T10:00:00.000Z', remarks },
    ...part,
  });
/** Listing after each tick. */
const ticking = (listing: OwnProperty) => {
  let stored = listing;
  return ({ path, body }: Sent) => {
    if (!path.endsWith('/remarks')) return undefined;
    const { place, isMended } = body as { place: string; isMended: boolean };
    const after = (stored.moderation.remarks ?? []).map((remark) =>
      remark.place === place ? { ...remark, mendedAt: isMended ? '2026-01-06T10:00:00.000Z' : null } : remark,
    );
    stored = { ...stored, moderation: { ...stored.moderation, remarks: after } };
    return { body: { success: true, data: stored } };
  };
};
const summary = () => screen.findByRole('region', { name: 'Бележки от модератора' });
const ticks = (sent: Sent[]) => sent.filter(({ path }) => path.endsWith('/remarks')).map(({ body }) => body);

beforeAll(prepareBrowser);
beforeEach(() => signInAs('landlord'));
afterEach(leaveForm);

describe('remarks in PublishPage', () => {
  it('open the form at the first one, with the words of the moderator beside it', async () => {
    open({ listing: returned(), address: '/edit-property/p1' });
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/edit-property/p1?step=pictures'),
    );
    const tile = document.getElementById(`picture-${picture}`)!;
    expect(within(tile).getByText('Има лого на агенция.')).toBeInTheDocument();
    await waitFor(() => expect(tile).toContainElement(document.activeElement as HTMLElement));
  });

  const pinned = (place: string, part: Partial<OwnProperty> = {}): OwnProperty => {
    const moderation = {
      ...returned().moderation,
      remarks: [{ place, text: 'Поправете го.', mendedAt: null }],
    };
    return returned({ location: { city: 'sofia', neighborhood: 'Лозенец' }, ...agency, ...part, moderation });
  };
  /** Remarks besides the summary, with their tick. */
  const besides = async () => {
    const list = await summary();
    const beside = screen
      .getAllByText('Поправете го.', { exact: false })
      .filter((one) => !list.contains(one));
    return beside.filter((one) => within(one.parentElement!).queryByRole('button', { name: /^Поправих/u }));
  };

  it.each(remarkFields)('open the form at %s, with the words and the tick beside it', async (place) => {
    open({ listing: pinned(place), address: '/edit-property/p1' });
    await waitFor(async () => expect(await besides()).toHaveLength(1));
    const field = document.getElementById(controlId(shownPath(place)));
    if (field) await waitFor(() => expect(field).toContainElement(document.activeElement as HTMLElement));
    else expect(place).toBe('images');
  });

  it.each([
    ['title', 'a title that the form guessed', { title: guessTitle(pinned('title') as DraftFields) }],
    ['availableFrom', 'a home that is free now', { availableFrom: '2026-01-10' }],
  ])('stand at %s of %s', async (place, _what, part) => {
    open({ listing: pinned(place, part), address: '/edit-property/p1' });
    await waitFor(async () => expect(await besides()).toHaveLength(1));
    expect(document.getElementById(controlId(place))).toHaveFocus();
  });

  it.each([
    ['agencyName', { advertiserType: 'owner' }],
    ['commission', { advertiserType: 'owner' }],
    ['rooms', { propertyType: 'studio' }],
    ['floor', { propertyType: 'house', layout: undefined }],
    ['location.neighborhood', { location: {} }],
  ] as const)('of %s stand at the field that leaves it out', async (place, part) => {
    open({ listing: pinned(place, part), address: '/edit-property/p1' });
    await waitFor(async () => expect(await besides()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Поправих: /u));
  });

  it('stand at a folded field, which is open then', async () => {
    open({ listing: pinned('location.street'), step: 'place' });
    const [remark] = await besides();
    expect(remark?.closest('details')).toHaveProperty('open', true);
  });

  it('open the form at the first that is not ticked', async () => {
    const [first, second] = remarks;
    const mended = [{ ...first!, mendedAt: '2026-01-06T10:00:00.000Z' }, second!];
    const listing = returned();
    open({
      listing: { ...listing, moderation: { ...listing.moderation, remarks: mended } },
      address: '/edit-property/p1',
    });
    await waitFor(async () => expect(await titleField()).toHaveFocus());
    expect(await titleField()).toHaveAccessibleDescription(
      expect.stringContaining('Без телефон в заглавието.'),
    );
  });

  it('are ticked one by one, also back, and counted', async () => {
    const listing = returned();
    const sent = open({ listing, answer: ticking(listing) });
    const list = within(await summary());
    expect(list.getByText('Поправени 0 от 2')).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Поправих: Заглавие' }));
    expect(await list.findByText('Поправени 1 от 2')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Поправих: Заглавие', pressed: true })).toBeInTheDocument();
    await waitFor(() => expect(ticks(sent)).toEqual([{ place: 'title', isMended: true }]));
    await userEvent.click(list.getByRole('button', { name: 'Поправих: Заглавие' }));
    expect(await list.findByText('Поправени 0 от 2')).toBeInTheDocument();
    await waitFor(() => expect(ticks(sent)).toHaveLength(2));
  });

  it('fall back to what is stored when a tick fails', async () => {
    open({
      listing: returned(),
      answer: ({ path }) =>
        path.endsWith('/remarks')
          ? { status: 500, body: { success: false, code: 'INTERNAL', message: 'Сървърна грешка.' } }
          : undefined,
    });
    const list = within(await summary());
    await userEvent.click(list.getByRole('button', { name: 'Поправих: Заглавие' }));
    await waitFor(() => expect(list.getByText('Поправени 0 от 2')).toBeInTheDocument());
  });

  it('that are left are told before sending, which they do not stop', async () => {
    const listing = returned();
    const sent = open({ listing, step: 'review', answer: ticking(listing) });
    const list = within(await summary());
    expect(list.getByText(/^2.бележки не са отбелязани като „Поправих“/u)).toBeInTheDocument();
    await userEvent.click(list.getByRole('button', { name: 'Поправих: Снимка 2' }));
    expect(await list.findByText(/^1.бележка не е отбелязана/u)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Изпрати за одобрение' }));
    await waitFor(() => expect(submissions(sent)).toHaveLength(1), AUTOSAVE);
  });

  it('are absent from a listing that was returned without any', async () => {
    open({ listing: returned({ moderation: { reason: 'Снимките.', code: null, decidedAt: null } }) });
    await titleField();
    expect(screen.queryByRole('region', { name: 'Бележки от модератора' })).toBeNull();
  });
});
