import { findRisks } from './message-risks.ts';

const risksOf = (text: string, isFirst = false) => findRisks(text, { isFirst }).map(({ risk }) => risk);

describe('findRisks', () => {
  it.each([
    ['Ще ви изпратя ключовете по куриер.', 'courier_keys'],
    ['Ключът идва с Еконт до ваш офис', 'courier_keys'],
    ['ключове чрез Speedy, плащате при получаване', 'courier_keys'],
    ['По куриера ще получите ключа и договора', 'courier_keys'],
    ['Куриерът носи ключовете утре', 'courier_keys'],
    ['The keys will be sent by DHL', 'courier_keys'],
    ['Ключовете са при мен в Лондон, пускам ги по пощата', 'courier_keys'],
    ['Преведете капаро преди оглед', 'deposit_first'],
    ['Искам депозит преди да видите жилището', 'deposit_first'],
    ['Плащате един наем преди огледа', 'deposit_first'],
    ['Преди оглед се внася капаро от 200 лв', 'deposit_first'],
    ['Изпратете 100 евро депозит, за да го запазя за вас', 'deposit_first'],
    ['За да го запазите, преведете капаро днес', 'deposit_first'],
    ['Платете парите предварително по сметка', 'deposit_first'],
    ['Трябва предварително да платите депозита', 'deposit_first'],
    ['Депозитът се плаща предварително', 'deposit_first'],
    ['Плащане без оглед, преведете сумата', 'deposit_first'],
    ['Please pay the deposit before the viewing', 'deposit_first'],
    ['Send the money in advance', 'deposit_first'],
    ['kaparo predi ogled', 'deposit_first'],
    ['Преведете  парите   предварително', 'deposit_first'],
    ['Пратете парите по Western Union', 'payment_link'],
    ['през уестърн юниън е най-сигурно', 'payment_link'],
    ['MoneyGram също става', 'payment_link'],
    ['купете paysafecard и ми пратете кода', 'payment_link'],
    ['Платете на този линк', 'payment_link'],
    ['ето линк за плащане', 'payment_link'],
    ['revolut.me/ivan123', 'payment_link'],
    ['https://paypal.me/maria', 'payment_link'],
    ['Плащането на капарото е през Airbnb', 'payment_link'],
    ['Приемам само биткойн', 'crypto'],
    ['наем в криптовалута', 'crypto'],
    ['USDT по портфейл', 'crypto'],
    ['може и през Binance', 'crypto'],
    ['Без банки с биткойн е най-лесно', 'crypto'],
    ['Не ползвам карти, а само платежна връзка', 'payment_link'],
  ])('finds a risk in „%s“', (text, risk) => {
    expect(risksOf(text)).toContain(risk);
  });

  it.each([
    'Здравейте, още ли е свободно?',
    'Какъв е депозитът?',
    'Депозитът е един наем и се връща при напускане.',
    'Наемът се плаща до пето число на месеца.',
    'Кога може да дойда на оглед?',
    'Може ли да го видя преди да реша?',
    'Не искам капаро преди оглед.',
    'Никога не взимам депозит преди оглед.',
    'Няма да плащам предварително, надявам се разбирате.',
    'Без депозит преди оглед, спокойно.',
    'Плащам наема и депозита при подписване на договора.',
    'Ключовете се предават при подписване.',
    'Ключовете ще ги получите на място от мен.',
    'Има ли еконт наблизо?',
    'Куриерите намират лесно входа.',
    'Обадете се предварително, за да съм там.',
    'Уговорете предварително час за оглед.',
    'За да го запазя за вас, кажете ми до петък.',
    'Ще ви пратя линк към снимките.',
    'Вижте обявата на този адрес.',
    'Входът е с чип, ключ за пощата има.',
    'Работя в криптографска лаборатория.',
    'Банков превод или в брой, както предпочитате.',
    'Апартаментът е до спирката, на пет минути от Mall Sofia.',
    'Парното се плаща на „Топлофикация“.',
    'Нямам пари за по-голямо жилище.',
    'Търся жилище за двама, с куче.',
    'Плащате ток и вода по сметки.',
  ])('finds no risk in „%s“', (text) => {
    expect(risksOf(text)).toEqual([]);
  });

  it('finds contact data in a first message alone', () => {
    const text = 'Пишете ми на 0888 44 55 12';
    expect(findRisks(text, { isFirst: true })).toEqual([{ risk: 'contact_data', text: '0888 44 55 12' }]);
    expect(risksOf(text)).toEqual([]);
  });

  it('tells several risks, each once with its evidence', () => {
    const text = 'Ключовете идват по куриер. Ключ по еконт. Плащате с биткойн.';
    expect(findRisks(text, { isFirst: false })).toEqual([
      { risk: 'courier_keys', text: 'Ключовете идват по куриер' },
      { risk: 'crypto', text: 'биткойн' },
    ]);
  });

  it('finds a phrase again after one that a sentence denies', () => {
    expect(risksOf('Не искам капаро преди оглед. Преведете депозит преди оглед.')).toEqual(['deposit_first']);
  });
});
