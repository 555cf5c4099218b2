import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useLocation, useNavigate } from '@pokriv/web-kit/router';
import { useEffect } from 'react';

import { fieldToCorrect } from '../form-address/field-to-correct.ts';
import { fieldPart } from '../form-address/form-steps.ts';

/** Opens a rejected listing at the field to correct, unless the URL names a step. */
export function CorrectionRedirect({ listing }: { listing: OwnProperty }) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const field = listing.status === 'rejected' ? fieldToCorrect(listing) : undefined;
  const isOpen = Boolean(hash) || new URLSearchParams(search).has('step');
  useEffect(() => {
    if (field && !isOpen) void navigate(fieldPart(field), { replace: true });
  }, [field, isOpen, navigate]);
  return null;
}
