import * as pages from '@pokriv/contracts/pages';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { PageSpinner } from '@pokriv/web-kit/ui';
import { useEffect } from 'react';

const KEY_LENGTH = 8;

/** Gives a new form its own URL, so that a reload or Back restores it and another new form is empty. */
export function NewDraftRedirect() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const params = new URLSearchParams(search);
    params.set('draft', crypto.randomUUID().slice(0, KEY_LENGTH));
    void navigate({ pathname: pages.newListing.path, search: `?${params}`, hash }, { replace: true });
  }, [navigate, search, hash]);
  return <PageSpinner />;
}
