/** „в Лозенец“, „във Враждебна“, „във Vimeo“. Free of zod. */
export const inPlace = (name: string): string => `${/^[ВФVF]/u.test(name) ? 'във' : 'в'} ${name}`;
