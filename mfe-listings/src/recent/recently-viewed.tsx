import { Button, Cluster, Heading, space, Text } from '@pokriv/web-kit/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { CompactCard } from '../card/compact-card.tsx';
import { recentTexts as texts } from './messages.ts';
import type { RecentListing } from './recent-listing.ts';
import { keepRecent, useRecent } from './recent-store.ts';
import { keepViewed, readViewed } from './viewed-store.ts';

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};

  @media print {
    display: none;
  }
`;

/** Horizontal scroller; the padding keeps outline and shadow of cards visible. */
const Row = styled.ul`
  display: flex;
  gap: ${space(4)};
  margin: calc(-1 * ${space(2)});
  padding: ${space(2)} ${space(2)} ${space(3)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${space(2)};
  scrollbar-width: thin;
  list-style: none;

  > li {
    flex: 0 0 220px;
    scroll-snap-align: start;
  }
`;

interface RecentlyViewedProps {
  exceptId?: string;
}

/** Hidden when empty; clearing has an undo (decisions §12). */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const id = useId();
  const [cleared, setCleared] = useState<{ listings: readonly RecentListing[]; viewed: readonly string[] }>();
  const undoRef = useRef<HTMLButtonElement>(null);
  const clearRef = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  const all = useRecent();
  const listings = all.filter((listing) => listing.id !== exceptId);
  const isCleared = cleared !== undefined && listings.length === 0;

  useEffect(() => {
    if (isCleared) undoRef.current?.focus();
    else if (returns.current) clearRef.current?.focus();
    returns.current = false;
  }, [isCleared]);

  const clear = () => {
    setCleared({ listings: all, viewed: readViewed() });
    keepRecent([]);
    keepViewed([]);
  };
  const undo = () => {
    returns.current = true;
    keepRecent([...all, ...(cleared?.listings ?? [])]);
    keepViewed([...readViewed(), ...(cleared?.viewed ?? [])]);
    setCleared(undefined);
  };

  if (isCleared) {
    return (
      <Root aria-label={texts.title}>
        <Cluster>
          <Text role="status" $tone="muted">
            {texts.cleared}
          </Text>
          <Button ref={undoRef} type="button" variant="secondary" size="small" onClick={undo}>
            {texts.undo}
          </Button>
        </Cluster>
      </Root>
    );
  }
  if (listings.length === 0) return null;
  return (
    <Root aria-labelledby={id}>
      <Cluster $spread>
        <Heading id={id}>{texts.title}</Heading>
        <Button
          ref={clearRef}
          type="button"
          variant="quiet"
          size="small"
          aria-label={texts.clearLabel}
          onClick={clear}
        >
          {texts.clear}
        </Button>
      </Cluster>
      <Row>
        {listings.map((listing) => (
          <li key={listing.id}>
            <CompactCard listing={listing} />
          </li>
        ))}
      </Row>
    </Root>
  );
}
