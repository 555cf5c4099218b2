import { useLocation } from '@pokriv/web-kit/router';
import { useSession } from '@pokriv/web-kit/session';
import { PageSpinner, SkipLink } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { isOpenPage } from '../slice-of-address.ts';
import { Arrival } from './arrival.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useIsPreview } from './use-is-preview.ts';
import { VerificationBanner } from './verification-banner.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** The footer begins below the first screen: what comes late pushes nothing away that is in sight. */
const Main = styled.main`
  flex: 1;
  min-height: 100dvh;

  &:focus {
    outline: none;
  }
`;

/**
 * Header, banner, content, footer; a spinner over the whole page while the session is not known (spec §2), except where
 * the page is everybody's and is there already.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  const isPreview = useIsPreview();
  const isWaiting = status === 'loading' && !isOpenPage(pathname);
  return (
    <Page>
      <SkipLink />
      <Arrival />
      <Header isPreview={isPreview} />
      {!isPreview && <VerificationBanner />}
      <Main id="content" tabIndex={-1}>
        {isWaiting ? <PageSpinner /> : children}
      </Main>
      {!isPreview && <Footer />}
    </Page>
  );
}
