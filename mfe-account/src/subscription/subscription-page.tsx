import * as pages from '@pokriv/contracts/pages';
import { useNavigate, useSearchParams } from '@pokriv/web-kit/router';
import { useUser } from '@pokriv/web-kit/session';
import { useTitle } from '@pokriv/web-kit/title';
import { breakpoint, ButtonLink, Container, Heading, Notice, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Tabs } from '@pokriv/web-kit/ui/navigation';
import { styled } from 'styled-components';

import { PaymentHistory } from './history/payment-history.tsx';
import { HISTORY_TAB } from './history/use-history-address.ts';
import { texts } from './messages.ts';
import { PlanTab } from './plan-tab.tsx';

const PLAN_TAB = 'plan';

const Page = styled(Container)`
  padding-block: ${space(8)} ${space(16)};

  ${breakpoint.desktop} {
    padding-block: ${space(12)} ${space(24)};
  }
`;

function TenantNotice() {
  return (
    <Notice
      title={texts.tenantTitle}
      actions={
        <ButtonLink to={`${pages.profile.path}#role`} variant="secondary" size="small">
          {texts.toRole}
        </ButtonLink>
      }
    >
      {texts.tenantText}
    </Notice>
  );
}

/** Plans and payments (spec §2, /subscription). */
export function SubscriptionPage() {
  useTitle(texts.title);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isTenant = useUser()?.role === 'tenant';
  const open = (tab: string) =>
    void navigate(
      tab === PLAN_TAB ? pages.subscription.path : `${pages.subscription.path}?tab=${HISTORY_TAB}`,
    );
  return (
    <Page>
      <Stack $gap={6}>
        <Stack $gap={2}>
          <Heading as="h1" $size="display">
            {texts.title}
          </Heading>
          <Text $tone="muted">{texts.lead}</Text>
        </Stack>
        {isTenant && <TenantNotice />}
        <Tabs
          label={texts.tabs}
          selected={params.get('tab') === HISTORY_TAB ? HISTORY_TAB : PLAN_TAB}
          onSelect={open}
          tabs={[
            { id: PLAN_TAB, label: texts.planTab, content: <PlanTab /> },
            { id: HISTORY_TAB, label: texts.historyTab, content: <PaymentHistory /> },
          ]}
        />
      </Stack>
    </Page>
  );
}
