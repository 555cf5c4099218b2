import * as pages from '@pokriv/contracts/pages';
import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Button, ButtonLink } from '@pokriv/web-kit/ui';
import { FileArchive, FileCheck, FileX } from 'lucide-react';
import { useState } from 'react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from './messages.ts';

/** What the server signs: two parts in base64url. */
const TOKEN = /^[\w-]+\.[\w-]+$/u;

/** Where the mailed link to the archive of one's data leads, and where a press on a link that is over ends. */
export function DataArchivePage() {
  useTitle(texts.tab);
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  if (TOKEN.test(token)) return <Download token={token} />;
  const isUsed = params.get('over') === 'used';
  return (
    <Outcome
      tone="wait"
      icon={FileX}
      title={isUsed ? texts.usedTitle : texts.expiredTitle}
      actions={<ButtonLink to={`${pages.profile.path}#my-data`}>{texts.again}</ButtonLink>}
    >
      {isUsed ? texts.used : texts.expired}
    </Outcome>
  );
}

/** A form, so that the browser streams the file to the disk; the page stays, or follows to what the server says. */
function Download({ token }: { token: string }) {
  const [hasStarted, setHasStarted] = useState(false);
  if (hasStarted) {
    return (
      <Outcome tone="good" icon={FileCheck} title={texts.startedTitle}>
        {texts.started}
      </Outcome>
    );
  }
  return (
    <Outcome
      tone="good"
      icon={FileArchive}
      title={texts.title}
      actions={
        <form
          method="post"
          action={`/api/auth/data-export/${token}`}
          // The browser reads the form after this event: it must still be there.
          onSubmit={() => setTimeout(() => setHasStarted(true))}
        >
          <Button type="submit">{texts.download}</Button>
        </form>
      }
    >
      {texts.lead}
    </Outcome>
  );
}
