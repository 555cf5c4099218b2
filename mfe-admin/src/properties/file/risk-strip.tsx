import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { Badge, color, font, radius, size, space, Stack, Text } from '@pokriv/web-kit/ui';
import { Popover, useDisclosure } from '@pokriv/web-kit/ui/navigation';
import { ChevronDown, ShieldCheck, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';

import { groupRisks, type RiskGroup } from './group-risks.ts';
import { texts } from './messages.ts';
import { RiskEvidence } from './risk-evidence.tsx';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: ${size.target};
  padding: ${space(1)} ${space(3)};
  border: 1px solid ${color.danger};
  border-radius: ${radius.full};
  font-size: ${font.size.small};
  font-weight: ${font.weight.strong};
  color: ${color.danger};
  background: ${color.dangerTint};
  cursor: pointer;

  > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

const Evidence = styled(Popover)`
  --popover-padding: ${space(4)};
  width: min(440px, calc(100vw - 2 * ${space(4)}));
`;

/** Risk flags as chips that open their evidence; a flag never decides (decisions §5). */
export function RiskStrip({ risks }: { risks: readonly RiskFlag[] }) {
  return (
    <Strip aria-label={texts.risks}>
      {risks.length === 0 && (
        <Badge $tone="good">
          <ShieldCheck />
          {texts.noRisks}
        </Badge>
      )}
      {groupRisks(risks).map((group) => (
        <RiskChip key={group.kind} group={group} />
      ))}
    </Strip>
  );
}

function RiskChip({ group: { kind, risks } }: { group: RiskGroup }) {
  const disclosure = useDisclosure();
  return (
    <div {...disclosure.root}>
      <Chip {...disclosure.trigger}>
        <TriangleAlert />
        {kind === 'similar_picture' ? texts.samePicture(risks.length) : texts.titles[kind]}
        <ChevronDown />
      </Chip>
      {disclosure.open && (
        <Evidence id={disclosure.panelId} anchor={disclosure.trigger.ref}>
          <Stack $gap={3}>
            {risks.map((risk, index) => (
              <RiskEvidence key={index} risk={risk} />
            ))}
            <Text $size="tiny" $tone="muted">
              {texts.risksHint}
            </Text>
          </Stack>
        </Evidence>
      )}
    </div>
  );
}
