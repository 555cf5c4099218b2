import { messageRisks, type MessageRisk } from '@pokriv/contracts/conversation/conversation-rules';
import { Badge, Cluster, Stack } from '@pokriv/web-kit/ui';

import { MarkedSpans } from '../list/marked-spans.tsx';
import { UserText } from '../list/user-text.ts';

interface Evidence {
  risk: MessageRisk;
  /** Excerpt of the message; for a text sent to many recipients the whole text or empty. */
  text: string;
}

interface Span {
  start: number;
  end: number;
  risk: MessageRisk;
}

/** Offsets of the evidence, in order, without overlaps. */
export function riskSpans(text: string, risks: readonly Evidence[]): Span[] {
  const spans = risks
    .filter((one) => one.text !== '' && text.includes(one.text))
    .map(({ risk, text: part }) => {
      const start = text.indexOf(part);
      return { start, end: start + part.length, risk };
    })
    .toSorted((one, other) => one.start - other.start);
  return spans.filter(({ start }, at) => spans.slice(0, at).every((before) => before.end <= start));
}

/** Message with its risky spans marked, and badges of its risks. */
export function MarkedRisks({ text, risks }: { text: string; risks: readonly Evidence[] }) {
  const spans = riskSpans(text, risks);
  return (
    <Stack $gap={2}>
      <UserText>
        <MarkedSpans
          text={text}
          spans={spans.map(({ risk, ...span }) => ({ ...span, why: messageRisks[risk] }))}
        />
      </UserText>
      {risks.length > 0 && (
        <Cluster $gap={2}>
          {risks.map(({ risk }) => (
            <Badge key={risk} $tone="danger">
              {messageRisks[risk]}
            </Badge>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}
