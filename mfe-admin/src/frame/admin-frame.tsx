import { Outlet } from '@pokriv/web-kit/router';
import { breakpoint, Container, space } from '@pokriv/web-kit/ui';
import { styled } from 'styled-components';

import { useSendKey } from '../deciding/use-send-key.ts';
import { AdminNav } from './admin-nav.tsx';

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  padding: 0 ${space(4)} ${space(16)};

  ${breakpoint.desktop} {
    grid-template-columns: 224px minmax(0, 1fr);
    align-items: start;
    gap: ${space(6)};
    padding: ${space(6)} ${space(6)} ${space(16)};
  }
`;

export function AdminFrame() {
  useSendKey();
  return (
    <Page data-wide>
      <AdminNav />
      <Outlet />
    </Page>
  );
}
