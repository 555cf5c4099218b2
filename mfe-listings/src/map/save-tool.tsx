import { Link } from '@pokriv/web-kit/router';
import { Bell, BellRing } from 'lucide-react';

import { alertTexts } from '../alerts/messages.ts';
import { savedSearchHref } from '../alerts/saved-search-href.ts';
import type { SaveSearch } from '../alerts/use-save-search.tsx';
import { Tool } from './map-parts.ts';

/** Saves the search with its drawn area or window. */
export function SaveTool({ save }: { save: SaveSearch }) {
  if (!save.isOffered) return null;
  if (save.saved) {
    return (
      <Tool as={Link} to={savedSearchHref(save.saved.id)}>
        <BellRing />
        {alertTexts.saved}
      </Tool>
    );
  }
  return (
    <Tool type="button" {...save.opener}>
      <Bell />
      {alertTexts.save}
    </Tool>
  );
}
