import { useSearchParams } from '@pokriv/web-kit/router';
import { useState } from 'react';

const isFramed = (): boolean => globalThis.top !== globalThis.self;

/**
 * `?adminPreview=true` hides navigation and what belongs to a person (spec §2). A frame that was opened so stays so wherever
 * its links lead; in a window of its own only the address counts, or nobody could get out.
 */
export function useIsPreview(): boolean {
  const [params] = useSearchParams();
  const isAsked = params.get('adminPreview') === 'true';
  const [wasAsked] = useState(isAsked);
  return isAsked || (wasAsked && isFramed());
}
