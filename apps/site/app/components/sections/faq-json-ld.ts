import type { FAQPage, WithContext } from 'schema-dts';
import { toHtmlJson, unlinkPaths } from '../../lib/json-ld.ts';
import type { SectionView } from './section-view.ts';

/** All questions and answers of a page as a schema.org FAQPage; '' if it has none. */
export function buildFaqJsonLd(sections: readonly SectionView[]): string {
  const questions = sections.flatMap((section) => (section.kind === 'faq' ? section.items : []));
  if (questions.length === 0) return '';
  const schema: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, html }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: unlinkPaths(html) },
    })),
  };
  return toHtmlJson(schema);
}
