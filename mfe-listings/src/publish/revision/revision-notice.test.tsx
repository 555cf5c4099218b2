import { screen } from '@testing-library/react';

import { anOwnListing } from '../../a-listing.testing.ts';
import { show } from '../../page.testing.tsx';
import { RevisionNotice } from './revision-notice.tsx';

const decided = {
  code: 'poor_photos' as const,
  reason: 'Кухнята не се вижда',
  decidedAt: '2026-11-20T10:00:00.000Z',
};
const revision = { at: '2026-11-20T10:00:00.000Z', changed: ['images', 'location'] };

describe('RevisionNotice', () => {
  it('shows why a listing was rejected, and what to correct', () => {
    show(<RevisionNotice listing={anOwnListing({ status: 'rejected', moderation: decided })} />);
    expect(screen.getByText('Слаби снимки. Кухнята не се вижда')).toBeVisible();
    expect(screen.getByText(/Качете ясни снимки/u)).toHaveTextContent(/^Какво да поправите:/u);
  });

  it('names the pending changes', () => {
    show(
      <RevisionNotice
        listing={anOwnListing({ status: 'active', revision: { ...revision, status: 'pending' } })}
      />,
    );
    expect(screen.getByText('Снимки, Място. Дотогава хората виждат досегашното.')).toBeVisible();
  });

  it('shows why changes were rejected', () => {
    const listing = anOwnListing({
      status: 'active',
      revision: { ...revision, status: 'rejected' },
      moderation: decided,
    });
    show(<RevisionNotice listing={listing} />);
    expect(screen.getByText('Снимки, Място. В обявата остава досегашното.')).toBeVisible();
    expect(screen.getByText('Слаби снимки. Кухнята не се вижда')).toBeVisible();
  });
});
