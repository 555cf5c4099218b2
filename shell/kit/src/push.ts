/** Push notifications of this browser. Bundled into the importing slice, not shared by the shell. */
export { pushTexts } from './push/messages.ts';
export { PushOffer } from './push/push-offer.tsx';
export { sayLater } from './push/push-later.ts';
export { usePush, type PushSwitch } from './push/use-push.ts';
