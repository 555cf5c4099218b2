import { formatDate } from '@pokriv/web-kit/format';

import { ArticlePage } from '../../article/article-page.tsx';
import { legalTexts } from '../messages.ts';
import { privacy, PRIVACY_CHANGED } from './privacy.ts';

export function PrivacyPage() {
  return (
    <ArticlePage article={privacy} isNumbered updated={legalTexts.updated(formatDate(PRIVACY_CHANGED))} />
  );
}
