import { Button, Cluster } from '@pokriv/web-kit/ui';
import { Link2Off } from 'lucide-react';

import { LinkButtons } from '../share/link-buttons.tsx';
import { shareTexts } from '../share/messages.ts';
import { sharedListLink } from '../share/shared-list-link.ts';
import { useStopSharing } from '../share/use-stop-sharing.tsx';

/** Link and end of sharing, for the list's owner. */
export function OwnerActions({ token, ownId }: { token: string; ownId: string }) {
  const stopping = useStopSharing();
  return (
    <Cluster $gap={2}>
      <LinkButtons url={sharedListLink(token)} />
      <Button type="button" variant="quiet" size="small" onClick={() => stopping.ask(ownId)}>
        <Link2Off />
        {shareTexts.stop}
      </Button>
      {stopping.view}
    </Cluster>
  );
}
