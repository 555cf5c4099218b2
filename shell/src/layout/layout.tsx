import * as pages from '@pokriv/contracts/pages';
import { matchPath, useLocation } from '@pokriv/web-kit/router';
import { useSession } from '@pokriv/web-kit/session';
import { PageSpinner, SkipLink } from '@pokriv/web-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { isOpenPage } from '../slice-of-address.ts';
import { Arrival } from './arrival.tsx';
import { Footer, ShortFooter } from './footer.tsx';
import { Header } from './header.tsx';
import { useIsPreview } from './use-is-preview.ts';
import { VerificationBanner } from './verification-banner.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

/** Keeps the footer below the first screen, so that late content causes no visible layout shift. */
const Main = styled.main`
  flex: 1;
  min-height: 100dvh;

  &:focus {
    outline: none;
  }
`;

const isAdministration = (pathname: string): boolean =>
  matchPath({ path: `${pages.adminHome.path}/*`, caseSensitive: true }, pathname) !== null;

/**
 * Header, banner, content, footer. A spinner covers the page while the session loads (spec §2), except on a rendered
 * public page.
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
      {!isPreview && (isAdministration(pathname) ? <ShortFooter /> : <Footer />)}
    </Page>
  );
}
