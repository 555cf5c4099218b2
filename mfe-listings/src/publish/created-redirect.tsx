import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { samePage, useNavigate } from '@pokriv/web-kit/router';
import { useEffect } from 'react';

import { stepPart } from './step-part.ts';

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
