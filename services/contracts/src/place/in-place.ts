/** „в Лозенец“, „във Враждебна“. Free of zod. */
export const inPlace = (name: string): string => `${/^[ВФ]/u.test(name) ? 'във' : 'в'} ${name}`;
