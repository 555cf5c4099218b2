import { decisionKinds, groundOf, type DecisionKind } from '@pokriv/contracts/moderation/decision-kinds';
import { formatDate } from '@pokriv/web-kit/format';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import type { Article, Block } from '../article/article.ts';
import { plainText } from '../article/rich-text.tsx';
import { favoritesGuide } from '../guides/favorites.ts';
import { gettingStartedGuide } from '../guides/getting-started.ts';
import { profileSettingsGuide } from '../guides/profile-settings.ts';
import { publishingGuide } from '../guides/publishing.ts';
import { renderPage } from '../page.testing.tsx';
import { routes } from '../routes.tsx';
import { CookiesPage } from './cookies/cookies-page.tsx';
import { cookies } from './cookies/cookies.ts';
import { privacy } from './privacy/privacy.ts';
import { TermsPage } from './terms/terms-page.tsx';
import { terms } from './terms/terms.ts';

const articles: Record<string, Article> = {
  '/terms': terms,
  '/privacy': privacy,
  '/cookies': cookies,
  '/guides/getting-started': gettingStartedGuide,
  '/guides/publishing': publishingGuide,
  '/guides/favorites': favoritesGuide,
  '/guides/profile-settings': profileSettingsGuide,
};
const known = [...routes.map(({ path }) => path), '/', '/properties', '/favorites', '/saved-searches'];

function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('list' in block) return block.list;
  if ('rows' in block) return block.rows.flat();
  return 'note' in block ? [block.note] : [block.picture.alt, block.picture.caption];
}
const allTexts = ({ sections }: Article) => sections.flatMap(({ blocks }) => blocks.flatMap(textsOf));

describe.each(Object.entries(articles))('article %s', (_address, article) => {
  it('has unique anchors', () => {
    const ids = article.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('links only to existing pages and sections', () => {
    const links = allTexts(article).flatMap((text) =>
      [...text.matchAll(/\]\((\/[^)?]*)/gu)].map(([, to = '']) => to),
    );
    for (const link of links) {
      const [page = '', anchor] = link.split('#');
      expect(known).toContain(page);
      // Anchors of questions are checked in the help tests.
      if (anchor && page !== '/help') expect(articles[page]?.sections.map(({ id }) => id)).toContain(anchor);
    }
  });
});

it('the terms have every section that statements of reasons name, with its title', () => {
  const kinds = Object.keys(decisionKinds) as DecisionKind[];
  for (const kind of kinds) {
    const { text, path } = groundOf(kind, null);
    const section = terms.sections.find(({ id }) => path === `/terms#${id}`);
    expect(text).toContain(`„${section?.title}“`);
  }
});

describe('legal pages', () => {
  it('have the sections of spec §1 and §2', () => {
    expect(privacy.sections).toHaveLength(11);
    expect(cookies.sections).toHaveLength(7);
    const said = allTexts(privacy).map(plainText).join(' ');
    for (const right of ['достъп', 'коригиране', 'изтриване', 'ограничаване', 'преносимост', 'възражение'])
      expect(said).toContain(right);
    expect(said).toContain('До 2 години след последната активност');
    expect(said).toContain('До 1 година');
  });

  it('date the terms today and link home, to privacy and to contacts', () => {
    renderPage(<TermsPage />);
    expect(document.body.textContent).toContain(`Последна актуализация: ${formatDate(new Date())}`);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(expect.arrayContaining(['/', '/privacy', '/contact']));
  });

  it('scroll to a section of the contents and set the anchor', () => {
    Element.prototype.scrollIntoView = jest.fn();
    renderPage(<TermsPage />);
    const [link] = screen.getAllByRole('link', { name: /Профил/u });
    fireEvent.click(link ?? document.body);
    expect(location.hash).toBe('#account');
    expect(document.activeElement?.id).toBe('account');
    history.replaceState(null, '', '/');
  });
});

describe('CookieSettings', () => {
  beforeEach(() => localStorage.clear());

  it('allows only necessary and functional storage by default', () => {
    renderPage(<CookiesPage />);
    const checked = ['Необходими', 'Функционални', 'Аналитични', 'Маркетингови'].map(
      (name) => screen.getByRole<HTMLInputElement>('checkbox', { name }).checked,
    );
    expect(checked).toEqual([true, true, false, false]);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Необходими' }).disabled).toBe(true);
  });

  it('stores the choice and deletes data without consent', async () => {
    localStorage.setItem('recently-viewed', '[]');
    renderPage(<CookiesPage />);
    fireEvent.click(screen.getByRole('button', { name: 'Само необходимите' }));
    await waitFor(() => expect(screen.getByText('Изборът е запазен в този браузър.')).toBeTruthy());
    expect(localStorage.getItem('recently-viewed')).toBeNull();
    expect(JSON.parse(localStorage.getItem('cookie-choice') ?? '')).toEqual({
      functional: false,
      analytics: false,
      marketing: false,
    });
  });
});
