import { CLEAN_LISTINGS_MAX } from '@pokriv/contracts/listing/property-options';
import type { CleanListings } from '@pokriv/contracts/listing/moderator-steps';
import { useRead } from '@pokriv/web-kit/api';
import { Button, space } from '@pokriv/web-kit/ui';
import { ConfirmDialog } from '@pokriv/web-kit/ui/dialog';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';

import { titleOf } from '../../list/title-of.ts';
import { fresh } from '../../list/fresh.ts';
import type { QueueUndo } from '../use-queue-undo.ts';
import type { QueueAddress } from '../use-queue-address.ts';
import { texts } from './messages.ts';

const live = { ...fresh, refreshInterval: 15_000 } as const;

const Titles = styled.ul`
  max-height: 26dvh;
  margin: ${space(3)} 0;
  padding-left: ${space(5)};
  overflow-y: auto;
  list-style: disc;
`;

interface ApproveCleanProps {
  address: Pick<QueueAddress, 'query' | 'choice' | 'assigned'>;
  undo: QueueUndo;
}

/**
 * Approves all listings of the queue without a known risk, across its pages, after a confirmation that names them; the
 * undo window follows.
 */
export function ApproveClean({ address: { query, choice, assigned }, undo }: ApproveCleanProps) {
  const { data } = useRead('listCleanListings', {
    query: {
      ...(query && { query }),
      ...(choice === 'revision' && { kind: choice }),
      ...(assigned && { assigned }),
    },
    swr: live,
  });
  /** Snapshot for the dialog: exactly the named listings are approved, in the named versions. */
  const [asked, setAsked] = useState<CleanListings>();
  if (!data && !asked) return null;
  const isDecided = ({ id }: { id: string }) => undo.decidedOn(id) !== undefined;
  const found = data?.data;
  const listings = found?.listings.filter((listing) => !isDecided(listing)) ?? [];
  const total = (found?.total ?? 0) - ((found?.listings.length ?? 0) - listings.length);
  const shown = asked ?? (found && { ...found, listings, total });
  if (!shown || (shown.listings.length === 0 && !asked)) return null;
  const label = texts.approveClean(shown.listings.length, shown.total);
  const approve = () => {
    setAsked(undefined);
    undo.add({ listings: shown.listings, decision: { action: 'approve' } });
  };
  return (
    <>
      <Button type="button" size="small" variant="secondary" onClick={() => setAsked(shown)}>
        <ShieldCheck />
        {label}
      </Button>
      <ConfirmDialog
        open={asked !== undefined}
        title={texts.cleanTitle(shown.listings.length)}
        message={
          <>
            <p>{texts.cleanEffect(shown.listings.length)}</p>
            <Titles tabIndex={0} aria-label={texts.cleanTitles}>
              {shown.listings.map((listing) => (
                <li key={listing.id}>{titleOf(listing)}</li>
              ))}
            </Titles>
            <p>{texts.cleanKept({ ...shown, rest: shown.total - shown.listings.length })}</p>
            <p>{texts.cleanMost(CLEAN_LISTINGS_MAX)}</p>
          </>
        }
        confirmLabel={label}
        onConfirm={approve}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
