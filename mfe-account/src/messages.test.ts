import { contactTexts } from './contact/messages.ts';
import { texts as inbox } from './inbox/messages.ts';
import { texts as plan } from './subscription/current/messages.ts';
import { texts as plans } from './subscription/plans/messages.ts';
import { texts as viewings } from './viewings/messages.ts';

describe('a text with a number', () => {
  it.each<[text: (count: number) => string, one: string, two: string]>([
    [inbox.unread, '1 непрочетено', '2 непрочетени'],
    [inbox.unsentCount, '1 съобщение чака да се изпрати.', '2 съобщения чакат да се изпратят.'],
    [inbox.facts.monthCount, '1 месец', '2 месеца'],
    [(count) => plan.slotsUsed(count, 5), '1 от 5 заето', '2 от 5 заети'],
    [plan.slotsFree, '1 заето, без ограничение', '2 заети, без ограничение'],
    [(count) => plan.creditsLeft(count, 5), '1 от 5 остава', '2 от 5 остават'],
    [viewings.waiting.before, 'Пред вас чака 1 човек.', 'Пред вас чакат 2 души.'],
    [viewings.dayCount, '1 оглед', '2 огледа'],
    [
      contactTexts.form.tooMany,
      'Изпратихте много съобщения. Опитайте отново след 1 минута.',
      'Изпратихте много съобщения. Опитайте отново след 2 минути.',
    ],
  ])('agrees with one and with two: %#', (text, one, two) => {
    expect([text(1), text(2)]).toEqual([one, two]);
  });

  it('takes „със“ before a name with an initial с or з', () => {
    expect([inbox.log('Стоян П.'), inbox.log('Иван К.')]).toEqual([
      'Съобщения със Стоян П.',
      'Съобщения с Иван К.',
    ]);
    expect([viewings.of('Здравка'), viewings.of('Петър')]).toEqual(['със Здравка', 'с Петър']);
  });

  it('speaks of none in words of its own', () => {
    expect(viewings.waiting.before(0)).toMatch(/^Вие сте първи/u);
    expect(plans.credits(0, 7)).toBe('без включени промоции');
    expect(plans.credits(1, 7)).toMatch(/^1.промоция „Препоръчана“/u);
  });
});
