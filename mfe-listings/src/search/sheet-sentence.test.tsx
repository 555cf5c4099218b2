import { fakeDialogs } from '@pokriv/web-kit/dialog.testing';
import { fillIn } from '@pokriv/web-kit/fill-in.testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { show } from '../page.testing.tsx';
import {
  aReading,
  laterReply,
  nothingRead,
  suggestReply,
  type Reply,
} from '../search-field/a-reply.testing.ts';
import { fakeNarrowScreen, serveReading } from './search-page.testing.ts';
import { SearchPage } from './search-page.tsx';

const SENTENCE = 'двустаен в София до 1 500 лв., с куче и двор';
const READ = 'query=с+двор&location=sofia&priceMax=1500&layout=two_room';

const serve = (reading: Reply | Promise<Reply>) => serveReading(reading, 60);

async function openSheet(query = '') {
  show(<SearchPage />, `/properties${query}`);
  await userEvent.click(await screen.findByRole('button', { name: /^Филтри/u }));
  return within(await screen.findByRole('dialog', { name: 'Филтри' }));
}
type SheetShown = Awaited<ReturnType<typeof openSheet>>;

const boxIn = (sheet: SheetShown) => sheet.getByRole('combobox', { name: 'Къде и какво търсите?' });
const isPressed = (sheet: SheetShown, name: RegExp) =>
  sheet.getAllByRole('button', { name })[0]?.getAttribute('aria-pressed') === 'true';
const press = (sheet: SheetShown, name: RegExp) => userEvent.click(sheet.getByRole('button', { name }));
const address = () => decodeURIComponent(screen.getByTestId('address').textContent ?? '');

beforeAll(() => {
  fakeDialogs();
  fakeNarrowScreen();
});

describe('a sentence in the filter sheet', () => {
  it('adds to the filters of the sheet on Enter, and is shown as understood with the results', async () => {
    serve(suggestReply([], aReading));
    const sheet = await openSheet('?elevator=true');
    await press(sheet, /^Санирана сграда/u);
    await fillIn(boxIn(sheet), SENTENCE);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(boxIn(sheet)).toHaveValue('с двор'));
    for (const name of [/^Двустаен/u, /^Имам домашен любимец/u, /^Асансьор/u, /^Санирана сграда/u])
      expect([name, isPressed(sheet, name)]).toEqual([name, true]);
    expect(address()).toBe('/properties?elevator=true');
    await press(sheet, /^Покажи \d/u);
    expect(address()).toBe(`/properties?${READ}&hasPet=true&elevator=true&insulated=true`);
    expect(await screen.findByText('Разбрахме:')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown as understood in the sheet, where its filters are removed one by one', async () => {
    serve(suggestReply([], aReading));
    const sheet = await openSheet();
    await fillIn(boxIn(sheet), SENTENCE);
    await userEvent.keyboard('{Enter}');
    const line = within(await sheet.findByRole('group', { name: `Разбрахме от „${SENTENCE}“` }));
    const pieces = () =>
      line.getAllByRole('button').map((chip) => chip.textContent.replaceAll('\u00a0', ' '));
    expect(pieces()).toEqual(['Двустаен', 'София', 'до 1 500 лв.', 'Имам домашен любимец']);
    await userEvent.click(line.getByRole('button', { name: 'Премахни Двустаен' }));
    expect(pieces()).toEqual(['София', 'до 1 500 лв.', 'Имам домашен любимец']);
    expect(line.getByRole('button', { name: 'Премахни София' })).toHaveFocus();
    expect(isPressed(sheet, /^Двустаен/u)).toBe(false);
    await press(sheet, /^Двустаен/u);
    expect(pieces()).toHaveLength(3);
    await press(sheet, /^Изчисти всички/u);
    expect(sheet.queryByRole('group', { name: /^Разбрахме/u })).toBeNull();
  });

  it('leaves the focus in the field when the last thing understood is removed', async () => {
    serve(suggestReply([], aReading));
    const sheet = await openSheet();
    await fillIn(boxIn(sheet), SENTENCE);
    await userEvent.keyboard('{Enter}');
    const line = within(await sheet.findByRole('group', { name: /^Разбрахме/u }));
    for (const chip of line.getAllByRole('button')) await userEvent.click(chip);
    expect(sheet.queryByRole('group', { name: /^Разбрахме/u })).toBeNull();
    expect(boxIn(sheet)).toHaveFocus();
  });

  it('that was not sent is read by „Покажи“, which waits for it', async () => {
    const { reading, answer } = laterReply();
    serve(reading);
    const sheet = await openSheet();
    await fillIn(boxIn(sheet), SENTENCE);
    await press(sheet, /^Покажи \d/u);
    await press(sheet, /^Асансьор/u);
    expect(address()).toBe('/properties');
    answer(suggestReply([], aReading));
    await waitFor(() => expect(address()).toBe(`/properties?${READ}&hasPet=true&elevator=true`));
    expect(await screen.findByText('Разбрахме:')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a choice that is made while it is read, beside its own of the same kind', async () => {
    const { reading, answer } = laterReply();
    serve(reading);
    const sheet = await openSheet('?location=sofia');
    await userEvent.type(boxIn(sheet), 'с фурна{Enter}');
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Пералня/u }));
    answer(suggestReply([], { ...nothingRead(''), params: { amenities: ['oven'] } }));
    await waitFor(() => expect(boxIn(sheet)).toHaveValue(''));
    await press(sheet, /^Покажи \d/u);
    expect(address()).toBe('/properties?location=sofia&amenities=washing_machine&amenities=oven');
  });

  it.each<[string, Reply]>([
    ['cannot be read', { status: 503, body: { success: false, error: { code: 'UNAVAILABLE' } } }],
    ['means nothing', suggestReply([], nothingRead('хамалска'))],
  ])('that %s stays as words', async (_what, reply) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    serve(reply);
    const sheet = await openSheet('?elevator=true');
    await userEvent.type(boxIn(sheet), 'хамалска{Enter}');
    await waitFor(() => expect(boxIn(sheet)).not.toHaveAttribute('aria-busy'));
    await press(sheet, /^Покажи \d/u);
    await waitFor(() => expect(address()).toBe('/properties?query=хамалска&elevator=true'));
    expect(screen.queryByText('Разбрахме:')).toBeNull();
  });

  it('is counted as words until it is sent', async () => {
    const asked = serve(suggestReply([], aReading));
    const sheet = await openSheet();
    await userEvent.type(boxIn(sheet), 'с двор{Tab}{Tab}');
    await waitFor(() => expect(asked.at(-1)).toContain('query=с+двор&spelling=false'));
    expect(isPressed(sheet, /^Двустаен/u)).toBe(false);
  });

  it('is forgotten by „Изчисти“ and by closing, also while it is read', async () => {
    const { reading, answer } = laterReply();
    serve(reading);
    const sheet = await openSheet('?elevator=true');
    await fillIn(boxIn(sheet), SENTENCE);
    await userEvent.keyboard('{Enter}');
    await press(sheet, /^Изчисти всички/u);
    answer(suggestReply([], aReading));
    await waitFor(() => expect(boxIn(sheet)).not.toHaveAttribute('aria-busy'));
    expect(boxIn(sheet)).toHaveValue('');
    expect(isPressed(sheet, /^Двустаен/u)).toBe(false);
    await fillIn(boxIn(sheet), SENTENCE);
    await userEvent.keyboard('{Enter}');
    await press(sheet, /^Затвори/u);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/properties?elevator=true');
  });

  it('sets a place that is chosen from the list', async () => {
    serve(
      suggestReply([{ kind: 'city', label: 'Варна', detail: '', count: 3, params: { location: 'varna' } }]),
    );
    const sheet = await openSheet();
    await userEvent.type(boxIn(sheet), 'вар');
    await userEvent.click(await sheet.findByRole('option', { name: /^Варна/u }));
    await press(sheet, /^Покажи \d/u);
    expect(address()).toBe('/properties?location=varna');
  });
});
