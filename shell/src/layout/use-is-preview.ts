import { useSearchParams } from '@pokriv/web-kit/router';
import { useState } from 'react';

const isFramed = (): boolean => globalThis.top !== globalThis.self;

/**
 * `?adminPreview=true` hides navigation and personal parts (spec §2). A frame opened as a preview remains one on every
 * link; in a top-level window only the URL counts, so that the preview can be left.
 */
export function useIsPreview(): boolean {
  const [params] = useSearchParams();
  const isAsked = params.get('adminPreview') === 'true';
  const [wasAsked] = useState(isAsked);
  return isAsked || (wasAsked && isFramed());
}
