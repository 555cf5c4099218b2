import { toastAtom } from '@pokriv/web-kit/toast';
import { Button, Cluster, size, space } from '@pokriv/web-kit/ui';
import { useSetAtom } from 'jotai';
import { EyeOff, Flag, Printer, Share2 } from 'lucide-react';
import { styled } from 'styled-components';

import { hideTexts } from '../hidden/hide-texts.ts';
import { useHide } from '../hidden/use-hide.ts';
import { HeartButton } from '../heart/heart-button.tsx';
import { toCard } from './listing-card.ts';
import { isOwnView, type Listing } from '../listing.ts';
import { shareLink } from '../share/share-link.ts';
import { detailTexts as texts } from './messages.ts';

/** Drops the query, which may hold preview tokens or campaign parameters. @returns see `shareLink` */
export const shareListing = (title: string): ReturnType<typeof shareLink> =>
  shareLink(title, location.origin + location.pathname);

const Bar = styled(Cluster)`
  /* On one line of a phone in any font, so that the swap moves nothing; the first icon is aligned with the text above. */
  margin-inline: calc(-1 * ${space(2.5)});

  button {
    gap: ${space(1.5)};
    min-width: ${size.target};
    padding-inline: ${space(1.5)};
  }

  @media print {
    display: none;
  }
`;

/** Hidden on phones, which show the icon alone. */
const WideText = styled.span`
  @media (max-width: 699px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Owners cannot report their own listing; only public listings can be shared. */
export function DetailActions({ listing, onReport }: { listing: Listing; onReport: () => void }) {
  const toast = useSetAtom(toastAtom);
  const hide = useHide();
  const isOwn = isOwnView(listing);
  const share = async (): Promise<void> => {
    const result = await shareListing(listing.title ?? '');
    if (result === 'copied') toast({ tone: 'success', text: texts.copied });
    if (result === 'failed') toast({ tone: 'error', text: texts.shareFailed });
  };
  return (
    <Bar $gap={0} role="group" aria-label={texts.actions}>
      {!isOwn && <HeartButton card={toCard(listing)} tone="plain" />}
      {(!isOwn || listing.status === 'active') && (
        <Button type="button" variant="quiet" size="small" onClick={() => void share()}>
          <Share2 />
          {texts.share}
        </Button>
      )}
      {!isOwn && (
        <Button type="button" variant="quiet" size="small" onClick={onReport}>
          <Flag />
          {texts.report}
        </Button>
      )}
      {!isOwn && (
        <Button
          type="button"
          variant="quiet"
          size="small"
          title={hideTexts.hide}
          data-listing={listing.id}
          onClick={() => hide(listing.id)}
        >
          <EyeOff />
          <WideText>{hideTexts.hide}</WideText>
        </Button>
      )}
      <Button type="button" variant="quiet" size="small" title={texts.print} onClick={() => print()}>
        <Printer />
        <WideText>{texts.print}</WideText>
      </Button>
    </Bar>
  );
}
