import { pathTo } from '@pokriv/contracts/page';
import * as pages from '@pokriv/contracts/pages';
import { isHiddenByReports } from '@pokriv/contracts/listing/hidden-by-reports';
import type { OwnProperty } from '@pokriv/contracts/listing/property';
import { useWrite } from '@pokriv/web-kit/api';
import { Button, ButtonLink, Container, Heading, Notice, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { ObjectionLink } from '../../mine/objection-link.tsx';
import { refreshAfterStep } from '../../refresh-listings.ts';
import { hiddenText } from '../../reported/hidden-text.ts';
import { reportedTexts } from '../../reported/messages.ts';
import { publishTexts as texts } from '../messages.ts';

const Page = styled(Container)`
  display: grid;
  gap: ${space(4)};
  padding-block: ${space(8)} ${space(16)};
`;

interface PendingViewProps {
  listing: OwnProperty;
  onTaken: (listing: OwnProperty) => void;
}

/** Read-only during moderation; the owner may withdraw the listing. */
export function PendingView({ listing, onTaken }: PendingViewProps) {
  const { id } = listing;
  const isHidden = isHiddenByReports(listing);
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
        tone={isHidden ? 'danger' : 'wait'}
        title={isHidden ? reportedTexts.hidden : texts.pendingTitle}
        actions={
          <>
            <Button type="button" size="small" busy={withdraw.isMutating} onClick={() => void take()}>
              {texts.withdraw}
            </Button>
            <ButtonLink to={pathTo(pages.listing, id)} variant="secondary" size="small">
              {texts.previewFrame}
            </ButtonLink>
            {isHidden && <ObjectionLink listing={listing} />}
          </>
        }
      >
        {isHidden && <p>{hiddenText(listing)}</p>}
        <p>{texts.pendingText}</p>
      </Notice>
    </Page>
  );
}
