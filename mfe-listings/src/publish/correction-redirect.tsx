import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useEffect } from 'react';

import { fieldToCorrect } from '../form-address/field-to-correct.ts';
import { fieldPart } from '../form-address/form-steps.ts';
import { placePart } from '../remarks/remark-place.ts';
import { isMended, remarksOf } from '../remarks/remarks-of.ts';

/** Query and hash of the first open remark, otherwise of the reject code's field. */
function correctionPart(listing: OwnProperty): string | undefined {
  const first = remarksOf(listing).find((remark) => !isMended(remark));
  if (first) return placePart(first.place, listing.images);
  const field = listing.status === 'rejected' ? fieldToCorrect(listing) : undefined;
  return field && fieldPart(field);
}

/** Opens a returned listing at the place to correct, unless the URL names a step. */
export function CorrectionRedirect({ listing }: { listing: OwnProperty }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const part = correctionPart(listing);
  const isOpen = Boolean(hash) || new URLSearchParams(search).has('step');
  useEffect(() => {
    if (part && !isOpen) void navigate(part, { replace: true });
  }, [part, isOpen, navigate]);
  return null;
}
