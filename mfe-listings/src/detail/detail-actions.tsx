import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { Flag, Printer, Share2 } from 'lucide-react';
import { styled } from 'styled-components';

import { HeartButton } from '../favorites/heart-button.tsx';
import { toCard } from './listing-card.ts';
import type { Listing } from './listing.ts';
import { detailTexts as texts } from './messages.ts';
import { shareListing } from './share-listing.ts';

const Bar = styled(Cluster)`
  @media print {
    display: none;
  }
`;

/** Favourite, share, report, print. */
export function DetailActions({ listing, onReport }: { listing: Listing; onReport: () => void }) {
  const toast = useSetAtom(toastAtom);
  const share = async (): Promise<void> => {
    const result = await shareListing(listing.title ?? '');
    if (result === 'copied') toast({ tone: 'success', text: texts.copied });
    if (result === 'failed') toast({ tone: 'error', text: texts.shareFailed });
  };
  return (
    <Bar $gap={1} role="group" aria-label={texts.actions}>
      <HeartButton card={toCard(listing)} tone="plain" />
      <Button type="button" variant="quiet" size="small" onClick={() => void share()}>
        <Share2 />
        {texts.share}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={onReport}>
        <Flag />
        {texts.report}
      </Button>
      <Button type="button" variant="quiet" size="small" onClick={() => print()}>
        <Printer />
        {texts.print}
      </Button>
    </Bar>
  );
}
