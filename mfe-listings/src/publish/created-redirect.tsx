import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { samePage, useNavigate } from '@pokriv/web-kit/router';
import { useEffect } from 'react';

/** Query of a step; empty for the first one. */
function stepPart(search: string): string {
  const step = new URLSearchParams(search).get('step');
  return step ? `?step=${step}` : '';
}

/**
 * Replaces the URL of a new form by the created listing's, at the same step. Reads `location`, because a navigation may
 * be pending and the newest URL counts.
 */
export function CreatedRedirect({ id }: { id: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.pathname !== pages.newListing.path) return;
    void navigate(`${pathTo(pages.editListing, id)}${stepPart(location.search)}`, {
      replace: true,
      state: samePage,
    });
  });
  return null;
}
