import { missingPlacePath } from '@pokriv/contracts/moderation/contact-texts';
import { sofiaDay } from '@pokriv/contracts/sofia-day';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';

import { show } from '../../page.testing.tsx';
import { withValue, type DraftFields } from '../draft-fields.ts';
import { PublishContext, type PublishForm } from '../publish-form.ts';
import { ContactSection } from './contact-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PriceSection } from './price-section.tsx';
import { TermsSection } from './terms-section.tsx';
import { euro, leva } from '../../sums.testing.ts';

// jsdom has no layout for the map.
jest.mock('../../map/point-map.tsx', () => ({
  __esModule: true,
  default: ({ around, isClose, isExact, onPick }: Record<string, unknown>) => (
    <button
      type="button"
      onClick={() => (onPick as (point: object) => void)({ lat: 42.123456, lon: 23.654321 })}
    >
      {`карта ${JSON.stringify({ around, isClose, isExact })}`}
    </button>
  ),
}));

const DAY_MS = 86_400_000;
const day = (days: number) => sofiaDay(new Date(Date.now() + days * DAY_MS));

interface FormProps extends Pick<PublishForm, 'errorOf'> {
  start: DraftFields;
  children: ReactNode;
}

/** Fields after the last change. */
let fields: DraftFields;

function Form({ start, errorOf, children }: FormProps) {
  const [state, setState] = useState(start);
  return (
    <PublishContext
      value={{
        fields: state,
        set: (path, value) => {
          fields = withValue(fields, path, value);
          setState(fields);
        },
        touch: () => undefined,
        errorOf,
        isRequired: () => false,
      }}
    >
      {children}
    </PublishContext>
  );
}
function open(section: ReactNode, start: DraftFields = {}, errors: Record<string, string> = {}) {
  fields = start;
  return show(
    <Form start={start} errorOf={(path) => errors[path]}>
      {section}
    </Form>,
  );
}
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const change = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

describe('TermsSection', () => {
  it('asks about the people in the home only for a room', () => {
    const { unmount } = open(<TermsSection />, { propertyType: 'apartment' });
    expect(screen.queryByText('Банята обща ли е?')).toBeNull();
    expect(screen.queryByRole('checkbox', { name: 'Стаята се заключва' })).toBeNull();
    unmount();
    open(<TermsSection />, { propertyType: 'room' });
    expect(screen.getByRole('checkbox', { name: 'Стаята се заключва' })).not.toBeChecked();
  });

  it('stores yes and no, and shows neither before an answer', async () => {
    open(<TermsSection />, { propertyType: 'room' });
    const shared = screen.getByRole('radiogroup', { name: /Банята обща/u });
    const [yes, no] = within(shared).getAllByRole('radio') as [HTMLElement, HTMLElement];
    expect(yes).not.toBeChecked();
    expect(no).not.toBeChecked();
    await userEvent.click(no);
    expect(fields.bathroomShared).toBe(false);
    expect(no).toBeChecked();
    await userEvent.click(yes);
    expect(fields.bathroomShared).toBe(true);
  });

  it('stores a number, 0 too, and nothing for an emptied field', () => {
    open(<TermsSection />, { propertyType: 'room' });
    change('Колко души живеят сега', '0');
    expect(fields.occupantsNow).toBe(0);
    change('Колко души живеят сега', '');
    expect(fields.occupantsNow).toBeUndefined();
  });

  it('adds and removes one of several choices', async () => {
    open(<TermsSection />, { suitableFor: ['students'] });
    await press('Семейства');
    expect(fields.suitableFor).toEqual(['students', 'families']);
    await press('Студенти');
    expect(fields.suitableFor).toEqual(['families']);
  });
});

describe('PriceSection', () => {
  it('takes halves of a rent for a deposit in rents, and a sum in its place otherwise', () => {
    const { unmount } = open(<PriceSection />, { deposit: { type: 'months' } });
    expect(field('Размер на депозита')).toHaveAttribute('step', '0.5');
    unmount();
    open(<PriceSection />, { deposit: { type: 'amount' } });
    expect(screen.queryByRole('spinbutton')).toBeNull();
    expect(screen.getByLabelText('Размер на депозита')).toHaveAttribute('inputmode', 'decimal');
  });

  it('adds the commission of an agency to the cost, but none of an owner', () => {
    const sums: DraftFields = {
      price: leva(1000),
      deposit: { type: 'none' },
      commission: { type: 'percent', percent: 50 },
    };
    const { unmount } = open(<PriceSection />, { ...sums, advertiserType: 'agency' });
    const cost = () => screen.getByRole('region', { name: 'Колко струва нанасянето' }).textContent;
    expect(cost()?.replaceAll('\u00a0', ' ')).toContain('1 500 лв.');
    unmount();
    open(<PriceSection />, { ...sums, advertiserType: 'owner' });
    expect(cost()?.replaceAll('\u00a0', ' ')).not.toContain('1 500 лв.');
  });

  it('says what it does not know of the cost', () => {
    open(<PriceSection />, { price: leva(1000) });
    const cost = screen.getByRole('region', { name: 'Колко струва нанасянето' });
    expect(cost).toHaveTextContent(/Депозит.?не е посочен.*Комисиона.?не е посочена/u);
    expect(cost).toHaveTextContent(/Общо при нанасяне.?Попитайте наемодателя/u);
  });

  it('shows the rent as typed, with a link to the step that asks for it', () => {
    open(<PriceSection />, { price: euro(500) });
    expect(screen.queryByRole('textbox', { name: /^Месечен наем/u })).toBeNull();
    const term = screen.getByText('Месечен наем', { selector: 'dt' });
    expect(term.nextSibling).toHaveTextContent('500 € / 977,92 лв.');
    expect(screen.getByRole('link', { name: 'Промени: Месечен наем' })).toHaveAttribute(
      'href',
      '/?step=place#field-price',
    );
  });

  it('says that the rent is missing or wrong', () => {
    const { unmount } = open(<PriceSection />);
    expect(screen.getByText('Не е попълнено')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Попълни: Месечен наем' })).toBeInTheDocument();
    unmount();
    const wrong = { text: 'скъпо', currency: 'BGN' as const };
    open(<PriceSection />, { price: wrong }, { price: 'Не се разбира.' });
    expect(screen.getByText('„скъпо“')).toBeInTheDocument();
    expect(screen.getByText('Не се разбира.')).toBeInTheDocument();
  });

  it('has no cost without a price', () => {
    open(<PriceSection />, { deposit: { type: 'none' } });
    expect(screen.queryByRole('region', { name: 'Колко струва нанасянето' })).toBeNull();
  });
});

describe('ContactSection', () => {
  it('shows the phone, with a link to the step that asks for it', () => {
    open(<ContactSection />, { contactName: 'Мария Иванова', contactPhone: '0888123456' });
    expect(field('Име за контакт')).toHaveValue('Мария Иванова');
    expect(screen.queryByRole('textbox', { name: /^Телефон/u })).toBeNull();
    expect(screen.getByText('0888123456')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Промени: Телефон' })).toHaveAttribute(
      'href',
      '/?step=place#field-contactPhone',
    );
  });
});

describe('ContactSection with a phone in the name', () => {
  it('warns while typing', () => {
    open(<ContactSection />, { contactName: 'Мария, 0888 445 512', contactPhone: '0888123456' });
    expect(screen.getByText(/Махнете телефона „0888 445 512“/u)).toBeInTheDocument();
  });
});

describe('PlaceSection', () => {
  const inSofia: DraftFields = {
    location: { city: 'sofia', neighborhood: 'Лозенец', metroStation: 'Витоша', street: 'ул. Кричим' },
  };
  const city = () => screen.getByRole('combobox', { name: /^Град/u });
  const district = () => screen.getByRole('combobox', { name: /^Квартал/u });
  const names = () =>
    within(screen.getByRole('listbox', { name: 'Квартал' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  it('clears the address of the former city with another one', async () => {
    open(<PlaceSection />, { location: { ...inSofia.location, geo: { lat: 42.7, lon: 23.3 } } });
    await userEvent.clear(city());
    await userEvent.type(city(), 'Варн{Enter}');
    expect(fields.location).toEqual({ city: 'varna', street: 'ул. Кричим' });
  });

  it.each([
    ['the seat of a small municipality', 'Божур', 'bozhurishte'],
    ['a resort', 'Пампор', 'pamporovo'],
  ])('has %s on the list of cities', async (_kind, typed, id) => {
    open(<PlaceSection />);
    await userEvent.type(city(), `${typed}{Enter}`);
    expect(fields.location).toEqual({ city: id });
  });

  it('has a part of a district on the list of its city', async () => {
    open(<PlaceSection />, { location: { city: 'sofia' } });
    await userEvent.type(district(), 'Люлин 9');
    expect(names()).toEqual(['Люлин 9']);
  });

  it('links to a message about a place missing from the list', async () => {
    open(<PlaceSection />);
    expect(screen.queryByRole('link', { name: 'Пишете ни' })).toBeNull();
    await press('Моят град липсва');
    expect(screen.getByRole('link', { name: 'Пишете ни' })).toHaveAttribute('href', missingPlacePath);
  });

  it('warns while typing of a phone in the title, which does not make it wrong', () => {
    open(<PlaceSection />, { title: 'Двустаен с гледка 0888 445 512' });
    expect(screen.getByText(/^Махнете телефона „0888 445 512“/u)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Заглавие/u })).not.toBeInvalid();
  });

  it('keeps the address when the same city is chosen again', async () => {
    open(<PlaceSection />, inSofia);
    await userEvent.click(city());
    await userEvent.keyboard('{Enter}');
    expect(fields.location).toEqual(inSofia.location);
  });

  it('drops a layout that the chosen type does not have', async () => {
    const { unmount } = open(<PlaceSection />, { propertyType: 'house', layout: 'whole_house' });
    await press('Апартамент');
    expect(fields.layout).toBeUndefined();
    unmount();
    open(<PlaceSection />, { propertyType: 'house', layout: 'maisonette' });
    await press('Апартамент');
    expect(fields).toMatchObject({ propertyType: 'apartment', layout: 'maisonette' });
  });

  it('lists all districts of the city, and those that match while typing', async () => {
    open(<PlaceSection />, inSofia);
    await userEvent.click(district());
    expect(names().length).toBeGreaterThan(20);
    await userEvent.clear(district());
    await userEvent.type(district(), 'изг');
    expect(names()).toEqual(['Изгрев']);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(fields.location?.neighborhood).toBe('Изгрев');
    await userEvent.click(district());
    expect(names().length).toBeGreaterThan(20);
  });

  it('keeps the text of a district that is not in the list', async () => {
    open(<PlaceSection />, { location: { city: 'sofia' } });
    expect(screen.queryByRole('button', { name: 'Изчисти квартала' })).toBeNull();
    await userEvent.type(district(), 'Новият');
    expect(screen.getByText(/^Няма такъв в списъка/u)).toBeInTheDocument();
    await userEvent.tab();
    expect(fields.location?.neighborhood).toBe('Новият');
    expect(screen.queryByText(/^Няма такъв в списъка/u)).toBeNull();
    await press('Изчисти квартала');
    expect(fields.location?.neighborhood).toBeUndefined();
  });

  it('marks the chosen district in the list', async () => {
    open(<PlaceSection />, inSofia);
    await userEvent.click(district());
    const [one, other] = [/^Лозенец$/u, /^Изгрев$/u].map((name) => screen.getByRole('option', { name }));
    expect(one).toHaveAttribute('aria-selected', 'true');
    expect(other).toHaveAttribute('aria-selected', 'false');
    expect(one?.className).not.toBe(other?.className);
  });

  it('has a plain field where the districts of a city are not known', () => {
    open(<PlaceSection />, { location: { city: 'bansko' } });
    expect(screen.queryByRole('combobox', { name: /^Квартал/u })).toBeNull();
    change('Квартал', 'Грамадето');
    expect(fields.location?.neighborhood).toBe('Грамадето');
  });

  it('opens the map once there is a city, closer on a district', async () => {
    const { unmount } = open(<PlaceSection />);
    expect(screen.getByText('Изберете град и картата ще се отвори на него.')).toBeInTheDocument();
    unmount();
    const inCity = open(<PlaceSection />, { location: { city: 'sofia' } });
    expect(await screen.findByText(/"isClose":false,"isExact":false/u)).toBeInTheDocument();
    inCity.unmount();
    open(<PlaceSection />, { location: { ...inSofia.location, showExactAddress: true } });
    expect(await screen.findByText(/"isClose":true,"isExact":true/u)).toBeInTheDocument();
  });

  it('sets a point from the district or from the map, to a metre, and removes it', async () => {
    open(
      <PlaceSection />,
      { location: { city: 'sofia', neighborhood: 'Изток' } },
      { 'location.geo': 'Поставете я.' },
    );
    expect(screen.getByText('Поставете я.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Махни точката' })).toBeNull();
    await press('Постави в Изток');
    expect(fields.location?.geo).toEqual({ lat: 42.6695, lon: 23.3481 });
    expect(screen.queryByRole('button', { name: 'Постави в Изток' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /^карта/u }));
    expect(fields.location?.geo).toEqual({ lat: 42.12346, lon: 23.65432 });
    expect(screen.getByText('Точката е поставена: 42,1235, 23,6543')).toBeInTheDocument();
    await press('Махни точката');
    expect(fields.location?.geo).toBeUndefined();
  });

  it('opens the rest of the address when a part of it is filled in or wrong', () => {
    const more = () => screen.getByText(/^Още/u, { selector: 'summary' }).closest('details');
    const empty = open(<PlaceSection />, { location: { city: 'ruse' } });
    expect(more()).not.toHaveAttribute('open');
    empty.unmount();
    const filled = open(<PlaceSection />, inSofia);
    expect(more()).toHaveAttribute('open');
    filled.unmount();
    open(<PlaceSection />, { location: { city: 'ruse' } }, { 'location.street': 'Твърде дълга.' });
    expect(more()).toHaveAttribute('open');
  });

  it('offers the floors from the basement up, as numbers', async () => {
    open(<PlaceSection />, { propertyType: 'apartment' });
    const floor = field('Етаж') as HTMLSelectElement;
    const labels = [...floor.options].slice(1).map(({ text }) => text);
    expect(labels.slice(0, 3)).toEqual(['Сутерен', 'Партер', '1']);
    expect(labels.at(-1)).toBe('60');
    await userEvent.selectOptions(floor, '-1');
    expect(fields.floor).toBe(-1);
    expect(floor).toHaveValue('-1');
    await userEvent.selectOptions(floor, '');
    expect(fields.floor).toBeUndefined();
  });

  it('is free at once, or from a day that is chosen instead', async () => {
    open(<PlaceSection />);
    const now = screen.getByRole('checkbox', { name: 'Свободен веднага' });
    expect(now).not.toBeChecked();
    await userEvent.click(now);
    expect(fields.availableFrom).toBe(day(0));
    expect(screen.queryByLabelText('Свободен от')).toBeNull();
    await userEvent.click(now);
    expect(fields.availableFrom).toBeUndefined();
    change('Свободен от', day(30));
    expect(fields.availableFrom).toBe(day(30));
    expect(now).not.toBeChecked();
  });

  it('is free at once when the stored day has come', () => {
    open(<PlaceSection />, { availableFrom: day(-3) });
    expect(screen.getByRole('checkbox', { name: 'Свободен веднага' })).toBeChecked();
  });

  it('offers the days of the next year, and keeps a past one only as an error', () => {
    open(<PlaceSection />, { availableFrom: day(10) });
    const input = field('Свободен от');
    expect(input).toHaveAttribute('min', day(0));
    expect(input).toHaveAttribute('max', day(365));
    fireEvent.change(input, { target: { value: day(-1) } });
    expect(fields.availableFrom).toBeUndefined();
    expect(input).toHaveAccessibleDescription(expect.stringContaining('Изберете днешна или бъдеща дата.'));
    fireEvent.change(input, { target: { value: day(0) } });
    expect(fields.availableFrom).toBe(day(0));
  });

  it('shows no error for a cleared day', () => {
    open(<PlaceSection />, { availableFrom: day(10) });
    change('Свободен от', '');
    expect(field('Свободен от')).toBeValid();
    expect(fields.availableFrom).toBeUndefined();
  });
});
