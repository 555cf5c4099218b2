import * as pages from '@pokriv/contracts/pages';
import { useSearchParams } from '@pokriv/web-kit/router';
import { useTitle } from '@pokriv/web-kit/title';
import { Button, ButtonLink } from '@pokriv/web-kit/ui';
import { FileArchive, FileCheck, FileX } from 'lucide-react';
import { useState } from 'react';

import { Outcome } from '../frame/outcome.tsx';
import { texts } from './messages.ts';

const TOKEN = /^[\w-]+\.[\w-]+$/u;

/** Landing page of the mailed archive link and of a download with an expired link. */
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

/** A form, so that the browser streams the file to disk and follows the error redirect of the server. */
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
          // Deferred: the browser reads the form after this event, so it must stay mounted.
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
