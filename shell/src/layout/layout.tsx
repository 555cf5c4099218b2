import { sessionAtom } from '@pokriv/web-kit/session';
import { PageSpinner, SkipLink } from '@pokriv/web-kit/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { VerificationBanner } from './verification-banner.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const Main = styled.main`
  flex: 1;
  min-height: 70vh;

  &:focus {
    outline: none;
  }
`;

/** Header, banner, content, footer; a spinner over the whole page while the session is not known (spec §2). */
export function Layout({ children }: { children: ReactNode }) {
  const { status } = useAtomValue(sessionAtom);
  return (
    <Page>
      <SkipLink />
      <Header />
      <VerificationBanner />
      <Main id="content" tabIndex={-1}>
        {status === 'loading' ? <PageSpinner /> : children}
      </Main>
      <Footer />
    </Page>
  );
}
