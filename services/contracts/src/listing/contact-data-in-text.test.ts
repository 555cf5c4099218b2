import fc from 'fast-check';

import { contactsIn, findContactData } from './contact-data-in-text.ts';

const said = (text: string) => findContactData(text).map((span) => [span.kind, span.text]);

describe('findContactData', () => {
  it.each([
    ['Апартамент!!! ТОП ОФЕРТА 0888445512', 'phone', '0888445512'],
    ['Тел. 0888 44 55 12, вечер', 'phone', '0888 44 55 12'],
    ['0888-445-512', 'phone', '0888-445-512'],
    ['08.88.44.55.12', 'phone', '08.88.44.55.12'],
    ['пишете на +359 88 844 5512.', 'phone', '+359 88 844 5512'],
    ['00359888445512', 'phone', '00359888445512'],
    ['звънете на 888445512', 'phone', '888445512'],
    ['(02) 987 65 43', 'phone', '02) 987 65 43'],
    ['офис 032 123 456', 'phone', '032 123 456'],
    ['O888 445 512 с буква', 'phone', 'O888 445 512'],
    [
      'нула осем осем осем четири четири пет пет едно две',
      'phone',
      'нула осем осем осем четири четири пет пет едно две',
    ],
    ['пишете на ivan.petrov@abv.bg', 'email', 'ivan.petrov@abv.bg'],
    ['ivan (at) abv (dot) bg', 'email', 'ivan (at) abv (dot) bg'],
    ['https://example.com/a?b=1 още', 'link', 'https://example.com/a?b=1'],
    ['вижте www.imoti-sofia.bg!', 'link', 'www.imoti-sofia.bg'],
    ['imot.bg/obiava', 'link', 'imot.bg/obiava'],
    ['https://viber.com/x', 'messenger', 'https://viber.com/x'],
    ['t.me/ivan', 'messenger', 't.me/ivan'],
    ['търсете ме във Viber', 'messenger', 'Viber'],
    ['имам вайбър', 'messenger', 'вайбър'],
    ['WhatsApp', 'messenger', 'WhatsApp'],
    ['и на Вацап', 'messenger', 'Вацап'],
    ['инстаграм @ivan_imoti', 'messenger', '@ivan_imoti'],
  ])('finds contact data in „%s“', (text, kind, span) => {
    expect(said(text)).toEqual([[kind, span]]);
  });

  it.each([
    'Двустаен на 500 м от метрото, 65 кв.м., етаж 4 от 8, ул. Кричим 12А',
    'Наем 1 200 лв., депозит 2 400 лв., такси 30 лв., сметки около 150 лв.',
    'Свободен от 01.12.2026 до 15.01.2027, оглед 02.12.2026 15:00 – 18:00',
    'Оглед на 02.12.2026 15 и 16 часа',
    'Построен 1998, ремонт 2021 - 2023, работно време 09:00-18:00',
    'Т.нар. бяла кухня. Wi-Fi 5 GHz, TV и т.н.',
    'ЕИК 123456789, обява 6900000ce3fb2420fe98cf44',
    'Между бул.Витоша и бул.България, бл.12, вх.Б, ет.3, ап.45',
    'Телефонът е в контактите. Сигнал за нередност.',
    'две стаи, три легла, пет минути до метрото',
    'Цените са 800 900 1000 лв. по стаи',
  ])('finds nothing in „%s“', (text) => {
    expect(said(text)).toEqual([]);
  });

  it('returns offsets in order and without overlaps', () => {
    const text = 'Viber 0888 445 512 или ivan@abv.bg';
    const spans = findContactData(text);
    expect(spans.map(({ kind }) => kind)).toEqual(['messenger', 'phone', 'email']);
    for (const span of spans) expect(text.slice(span.start, span.end)).toBe(span.text);
  });

  it('returns spans within any text, without overlaps', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789+-. ()@/wbgОо8а'), maxLength: 80 }),
        (text) => {
          let last = 0;
          for (const { start, end, text: span } of findContactData(text)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(text.slice(start, end)).toBe(span);
            last = end;
          }
        },
      ),
    );
  });
});

describe('contactsIn', () => {
  it('takes the site of an agency for its name, and not its phone', () => {
    expect(contactsIn('agencyName', 'Имоти domove.bg')).toEqual([]);
    expect(contactsIn('agencyName', 'Имоти 0888 445 512')).toMatchObject([{ kind: 'phone' }]);
    expect(contactsIn('title', 'Имоти domove.bg')).toMatchObject([{ kind: 'link', text: 'domove.bg' }]);
  });
});
