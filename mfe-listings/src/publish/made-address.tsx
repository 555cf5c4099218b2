import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { useNavigate } from '@pokriv/web-kit/router';
import { useEffect } from 'react';

import { stepPart } from './step-part.ts';

/**
 * Leads from the address of a new form to that of the listing it became, at the same step. It asks the browser where it
 * is: the router may still be on its way, and the newest address counts.
 */
export function MadeAddress({ id }: { id: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    if (location.pathname !== pages.newListing.path) return;
    void navigate(`${pathTo(pages.editListing, id)}${stepPart(location.search)}`, { replace: true });
  });
  return null;
}
