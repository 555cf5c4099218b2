import { contactKinds } from '@pokriv/contracts/listing/contact-data-in-text';
import type { RiskFlag } from '@pokriv/contracts/listing/moderation-file';
import { formatBoth } from '@pokriv/contracts/money';
import { formatPhone } from '@pokriv/contracts/phone';
import { formatAgo } from '@pokriv/web-kit/format';
import { useCurrency } from '@pokriv/web-kit/price';
import { Badge, Cluster, Figures, Stack, Text } from '@pokriv/web-kit/ui';

import { ExternalLink } from '../../list/external-link.tsx';
import { texts } from './messages.ts';
import { OtherListing } from './other-listing.tsx';
import { PicturePair } from './picture-pair.tsx';

export function RiskEvidence({ risk }: { risk: RiskFlag }) {
  const currency = useCurrency();
  switch (risk.kind) {
    case 'similar_picture':
      return <PicturePair risk={risk} />;
    case 'shared_phone':
      return (
        <Stack $gap={1}>
          <Figures>{formatPhone(risk.phone)}</Figures>
          {risk.others.map((other) => (
            <OtherListing key={other.id} other={other} />
          ))}
        </Stack>
      );
    case 'low_price':
      return (
        <Text $size="small">
          {texts.price(formatBoth(risk.perM2, currency), formatBoth(risk.medianPerM2, currency), risk.sample)}
        </Text>
      );
    case 'young_account':
      return <Text $size="small">{texts.registered(formatAgo(risk.registeredAt))}</Text>;
    case 'scam_phrase':
      return (
        <FoundTexts
          found={
            // Older servers send the phrases only.
            risk.found?.map(({ field, text }) => ({ text, where: texts.in(texts.fields[field]) })) ??
            risk.phrases.map((text) => ({ text }))
          }
        />
      );
    case 'contact_data':
      return (
        <FoundTexts
          found={risk.found.map(({ field, kind, text }) => ({
            text,
            where: texts.foundIn(contactKinds[kind], texts.fields[field]),
          }))}
        />
      );
    case 'unseen_video':
      return (
        <Stack $gap={1}>
          <ExternalLink to={risk.video} text={risk.video} />
          <Text $size="small">{texts.videoElsewhere}</Text>
        </Stack>
      );
  }
}

function FoundTexts({ found }: { found: readonly { text: string; where?: string }[] }) {
  return (
    <Stack $gap={1}>
      {found.map(({ text, where }, index) => (
        <Cluster key={index} $gap={2}>
          <Badge $tone="danger">{text}</Badge>
          {where && (
            <Text as="span" $size="small" $tone="muted">
              {where}
            </Text>
          )}
        </Cluster>
      ))}
    </Stack>
  );
}
