import { texts } from '../messages.ts';

/** A draft, a returned listing and a payment of an erased account may have no title. */
export const titleOf = ({ title }: { title?: string | undefined } = {}): string =>
  title || texts.listing.noTitle;
