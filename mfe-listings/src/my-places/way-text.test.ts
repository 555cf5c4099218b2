import { wayText } from './way-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const work = { lat: 42.7, lon: 23.32 };
const north = (km: number) => ({ lat: work.lat + km / 111.3, lon: work.lon });

describe('wayText', () => {
  it.each([
    [3.2, '3,2 км по права линия, около 60 мин пеша'],
    [0.5, '0,5 км по права линия, около 10 мин пеша'],
    [0, '0,1 км по права линия, около 5 мин пеша'],
    [6.9, '6,9 км по права линия, около 120 мин пеша'],
    [7.2, '7,2 км по права линия'],
    [12.4, '12 км по права линия'],
  ])('writes a way of %d km', (km, text) => {
    expect(plain(wayText(work, north(km)))).toBe(text);
  });
});
