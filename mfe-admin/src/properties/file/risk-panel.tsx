import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { Badge, Card, Cluster, color, Heading, radius, space, Stack, Text } from '@pokriv/web-kit/ui';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';

import { RiskEvidence } from './risk-evidence.tsx';
import { texts } from './messages.ts';

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  padding: 0;
  list-style: none;

  li {
    padding: ${space(3)};
    border-radius: ${radius.control};
    background: ${color.sunken};
  }
`;

/** Risk flags with their evidence; a flag decides nothing (decisions §5). */
export function RiskPanel({ risks }: { risks: readonly RiskFlag[] }) {
  return (
    <Card as="section" aria-labelledby="risks">
      <Stack $gap={3}>
        <Cluster $spread $gap={2}>
          <Heading as="h3" $size="text" id="risks">
            {texts.risks}
          </Heading>
          {risks.length > 0 && (
            <Badge $tone="wait">
              <TriangleAlert />
              {risks.length}
            </Badge>
          )}
        </Cluster>
        {risks.length === 0 ? (
          <Cluster $gap={2}>
            <ShieldCheck width={20} aria-hidden="true" />
            <Text $size="small">{texts.noRisks}</Text>
          </Cluster>
        ) : (
          <>
            <Text $size="small" $tone="muted">
              {texts.risksHint}
            </Text>
            <List>
              {risks.map((risk, index) => (
                <li key={`${risk.kind}-${index}`}>
                  <Stack $gap={2}>
                    <strong>{texts.titles[risk.kind]}</strong>
                    <RiskEvidence risk={risk} />
                  </Stack>
                </li>
              ))}
            </List>
          </>
        )}
      </Stack>
    </Card>
  );
}
