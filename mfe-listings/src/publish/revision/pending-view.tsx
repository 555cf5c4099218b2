import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useWrite } from '@pokriv/web-kit/api';
import { Button, ButtonLink, Container, Heading, Notice, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { refreshAfterStep } from '../../refresh-listings.ts';
import { publishTexts as texts } from '../messages.ts';

const Page = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(8)} ${space(16)};
`;

/** Read-only during moderation; the owner may withdraw the listing. */
export function PendingView({ id, onTaken }: { id: string; onTaken: (listing: OwnProperty) => void }) {
  const withdraw = useWrite('withdrawProperty');
  const take = async (): Promise<void> => {
    try {
      const { data, allowance } = await withdraw.trigger({ params: { id } });
      onTaken(data);
      await refreshAfterStep({ allowance });
    } catch {
      // The shell has shown the error.
    }
  };
  return (
    <Page $reading>
      <Heading as="h1" $size="title">
        {texts.editTitle}
      </Heading>
      <Notice
        tone="wait"
        title={texts.pendingTitle}
        actions={
          <>
            <Button type="button" size="small" busy={withdraw.isMutating} onClick={() => void take()}>
              {texts.withdraw}
            </Button>
            <ButtonLink to={pathTo(pages.listing, id)} variant="secondary" size="small">
              {texts.previewFrame}
            </ButtonLink>
          </>
        }
      >
        {texts.pendingText}
      </Notice>
    </Page>
  );
}
