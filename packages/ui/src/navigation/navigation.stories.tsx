import type { StoryFile } from '../../gallery/story.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Pagination } from './Pagination.tsx';
import { SkipLink } from './SkipLink.tsx';

const TEXTS = {
  hu: {
    skip: 'Ugrás a tartalomra',
    skipHint: 'Nyomjon tabulátort:',
    here: 'Itt van',
    chain: ['Főoldal', 'Top helyek', 'Magyar Zene Háza'],
    pages: { navigation: 'Oldalak', previous: 'Előző', next: 'Következő', page: (page: number) => `${page}. oldal` },
  },
  en: {
    skip: 'Skip to content',
    skipHint: 'Press the tabulator:',
    here: 'You are here',
    chain: ['Home', 'Top locations', 'House of Hungarian Music'],
    pages: { navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` },
  },
};

export const title: StoryFile['title'] = 'Tájékozódás · Navigation';

export const stories: StoryFile['stories'] = {
  'Ugrás · Skip link': ({ language }) => (
    <div style={{ position: 'relative', minHeight: '4rem' }}>
      <SkipLink href="#stories">{TEXTS[language].skip}</SkipLink>
      {TEXTS[language].skipHint}
    </div>
  ),
  'Morzsák · Breadcrumbs': ({ language }) => (
    <Breadcrumbs
      label={TEXTS[language].here}
      items={TEXTS[language].chain.map((name, index) => ({ title: name, url: `#crumb-${index}` }))}
    />
  ),
  'Lapozó · Pagination': ({ language }) => (
    <Pagination page={6} pages={12} getHref={(page) => `#page-${page}`} labels={TEXTS[language].pages} />
  ),
};
