import type { SharedList } from '@pokriv/contracts/shared-list/shared-list';
import { VisuallyHidden } from '@pokriv/web-kit/ui';
import { useState } from 'react';

import { voteNews } from './vote-news.ts';

/** Tells a screen reader what others vote meanwhile; on the screen their names appear. */
export function VoteStatus({ list, me }: { list: SharedList; me: string | undefined }) {
  const [told, setTold] = useState({ list, text: '' });
  if (told.list !== list) {
    const news = voteNews(told.list, list, me).join(' ');
    setTold({ list, text: news || told.text });
  }
  return <VisuallyHidden role="status">{told.text}</VisuallyHidden>;
}
