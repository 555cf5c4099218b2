/** @param number in dialling format */
export const viberChat = (number: string): string => `viber://chat?number=${encodeURIComponent(number)}`;
