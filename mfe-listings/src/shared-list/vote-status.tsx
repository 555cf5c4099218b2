import type { SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import { voteNews } from './vote-news.ts';

/** Live region for votes of others, which appear on the screen as names. */
export function VoteStatus({ list, me }: { list: SharedList; me: string | undefined }) {
  const [told, setTold] = useState({ list, text: '' });
  if (told.list !== list) {
    const news = voteNews(told.list, list, me).join(' ');
    setTold({ list, text: news || told.text });
  }
  return <VisuallyHidden role="status">{told.text}</VisuallyHidden>;
}
