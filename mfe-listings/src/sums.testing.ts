import { sumOf, toMoney, type Money, type Sum } from '@pokriv/contracts/money';

export const leva = (amount: number): Sum => sumOf(amount, 'BGN');
export const euro = (amount: number): Sum => sumOf(amount, 'EUR');
export const inLeva = (amount: number): Money => toMoney(leva(amount));
export const inEuro = (amount: number): Money => toMoney(euro(amount));
/** As in the owner's replies. */
export const owned = (sum: Sum): Money & Sum => ({ ...toMoney(sum), entered: sum.entered });
