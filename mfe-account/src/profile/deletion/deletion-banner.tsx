import { formatDate } from '@pokriv/web-kit/format';
import { Notice } from '@pokriv/web-kit/ui';

import type { SectionProps } from '../use-profile.ts';
import { texts } from './messages.ts';
import { Withdrawal } from './withdrawal.tsx';

interface DeletionBannerProps extends Pick<SectionProps, 'take'> {
  erasedAt: string;
}

export function DeletionBanner({ erasedAt, take }: DeletionBannerProps) {
  return (
    <Notice
      tone="danger"
      title={texts.bannerTitle(formatDate(erasedAt))}
      actions={<Withdrawal take={take} />}
    >
      {texts.bannerText}
    </Notice>
  );
}
