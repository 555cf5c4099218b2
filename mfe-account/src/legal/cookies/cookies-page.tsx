import { formatDate } from '@pokriv/web-kit/format';

import { ArticlePage } from '../../article/article-page.tsx';
import { legalTexts } from '../messages.ts';
import { CookieSettings } from './cookie-settings.tsx';
import { CHOICE_SECTION, cookies, COOKIES_CHANGED } from './cookies.ts';

export function CookiesPage() {
  return (
    <ArticlePage
      article={cookies}
      isNumbered
      updated={legalTexts.updated(formatDate(COOKIES_CHANGED))}
      inserts={{ [CHOICE_SECTION]: <CookieSettings /> }}
    />
  );
}
