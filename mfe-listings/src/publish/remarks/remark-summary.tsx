import { Badge, Card, Cluster, Heading, Notice, Stack } from '@pokriv/web-kit/ui';

import { remarkTexts as texts } from '../../remarks/messages.ts';
import { RemarkList } from '../../remarks/remark-list.tsx';
import { isMended } from '../../remarks/remarks-of.ts';
import { useRemarks } from './remark-context.ts';
import { RemarkTick } from './remark-tick.tsx';

interface RemarkSummaryProps {
  /** The last step lists the open remarks. */
  isLast: boolean;
  isPublished: boolean;
}

/** All remarks of the moderator, linked to their places. */
export function RemarkSummary({ isLast, isPublished }: RemarkSummaryProps) {
  const { remarks, images } = useRemarks();
  if (remarks.length === 0) return null;
  const mended = remarks.filter(isMended).length;
  const left = remarks.length - mended;
  return (
    <Card as="section" aria-label={texts.title}>
      <Stack $gap={3}>
        <Cluster $spread $gap={2}>
          <Heading $size="text">{texts.title}</Heading>
          <Badge $tone={left === 0 ? 'good' : 'wait'}>{texts.progress(mended, remarks.length)}</Badge>
        </Cluster>
        {isLast && left > 0 && <Notice tone="wait">{texts.left(left, isPublished)}</Notice>}
        <RemarkList
          remarks={remarks}
          images={images}
          form=""
          actionOf={(remark) => <RemarkTick remark={remark} />}
        />
      </Stack>
    </Card>
  );
}
