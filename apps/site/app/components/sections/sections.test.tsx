// @vitest-environment happy-dom
import { FactsDisplay, Section } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { cleanup, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { ContentLang } from '../content-lang.ts';
import { Facts } from './Facts.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { Sections } from './Sections.tsx';
import { toSectionViews } from './section-view.ts';

const now = Temporal.Instant.from('2026-11-20T09:00:00Z');
const sections = toSectionViews(fixtures.en.project.data.sections, { locale: 'en', now });

afterEach(cleanup);

const English = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={{}} timeZone="Europe/Budapest">
    {children}
  </IntlProvider>
);
const show = (content: ReactNode) => render(content, { wrapper: English });

test('a table has a caption and headers for columns and rows, and can be scrolled by keyboard', () => {
  show(<Sections sections={sections} />);
  const table = screen.getByRole('table', { name: 'Play elements by age' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Age', 'Elements', 'Area']);
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 to 6', '7 to 14']);
  expect(screen.getByRole('group', { name: 'Play elements by age' }).tabIndex).toBe(0);
});

test('facts are in large type if the editor chose so, whatever their length', () => {
  const facts = [{ label: 'Area', value: '13,000 m²' }];
  const { container } = show(
    ['figures', 'list'].map((display) => <Facts key={display} display={FactsDisplay.parse(display)} facts={facts} />),
  );
  const [figures, list] = [...container.querySelectorAll('dl')].map(({ className, textContent }) => [className, textContent]);
  expect([figures?.[1], list?.[1]]).toEqual(['Area13,000 m²', 'Area13,000 m²']);
  expect([figures?.[0], list?.[0]]).toEqual([expect.stringContaining('figures'), expect.stringContaining('list')]);
});

test('a quotation names its speaker and is no heading', () => {
  show(<Sections sections={sections} />);
  const quote = screen.getByText('Silence is loudest here.');
  expect(quote.closest('blockquote')).not.toBeNull();
  expect(screen.getByText('A regular visitor').tagName).toBe('FIGCAPTION');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).not.toContain('');
});

test('the two images of a comparison have captions', () => {
  show(<Sections sections={sections} />);
  const comparison = screen.getByRole('region', { name: 'Then and now' });
  const labels = within(comparison)
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('figcaption')?.textContent);
  expect(labels).toEqual(['2018', 'Today']);
  expect(within(comparison).getAllByRole('img')).toHaveLength(2);
});

test('the links to sections leave out sections without a title', () => {
  show(<SectionNavigation label="On this page" sections={sections} />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links).toHaveLength(sections.length - 1);
  expect(links.filter(({ textContent }) => !textContent)).toEqual([]);
});

const listMarked = (container: HTMLElement) =>
  [...container.querySelectorAll('[lang]')].map((element) => `${element.getAttribute('lang')}: ${element.textContent}`);

test('each text in the other language has a lang attribute, and only those', () => {
  const picture = fixtures.en.project.data.media.lead;
  const before = { label: 'akkor', picture, untranslated: ['label'] };
  const parts = [
    { kind: 'text', title: 'A kert', html: '<p>The lawn.</p>', picture: null, untranslated: ['title'] },
    { kind: 'access', title: 'Getting here', html: '<p>Metróval.</p>', untranslated: ['html'] },
    {
      kind: 'facts',
      title: 'Facts',
      display: 'list',
      facts: [{ label: 'Size', value: 'nagy', untranslated: ['value'] }],
      untranslated: [],
    },
    { kind: 'opening', title: 'Hours', rows: [{ label: 'Hétfő', value: '10:00', untranslated: ['label'] }], html: '', untranslated: [] },
    { kind: 'activities', title: 'To do', items: [{ title: 'Climb', text: 'Magasra.', picture: null, untranslated: ['text'] }] },
    { kind: 'faq', title: 'Questions', items: [{ question: 'Ingyenes?', html: '<p>Yes.</p>', untranslated: ['question'] }] },
    { kind: 'quote', title: '', text: 'Csend.', speaker: 'A visitor', untranslated: ['text'] },
    {
      kind: 'table',
      title: 'Table',
      caption: 'Ages',
      columns: ['Age', 'Elem'],
      rows: [['small', 'sok']],
      untranslated: ['columns.1', 'rows.0.1'],
    },
    { kind: 'comparison', title: 'Then', before, after: { label: 'now', picture, untranslated: [] }, html: '', untranslated: [] },
  ].map((part, index) => Section.parse({ anchor: `part-${index}`, untranslated: [], ...part }));
  const { container } = show(<Sections sections={toSectionViews(parts, { locale: 'en', now })} />);
  const marked = ['A kert', 'Metróval.', 'nagy', 'Hétfő', 'Magasra.', 'Ingyenes?', 'Csend.', 'Elem', 'sok', 'akkor'];
  expect(listMarked(container)).toEqual(marked.map((text) => `hu: ${text}`));
});

test('sections of an answer without lists of untranslated fields have the language of their page', () => {
  const parts: Section[] = [
    { kind: 'access', anchor: 'access', title: 'Megközelítés', html: '<p>Metróval.</p>' },
    { kind: 'access', anchor: 'more', title: 'More', html: '<p>Bus.</p>', untranslated: [] },
  ];
  const { container } = show(
    <ContentLang value="hu">
      <Sections sections={toSectionViews(parts, { locale: 'en', now, language: 'hu' })} />
    </ContentLang>,
  );
  expect(listMarked(container)).toEqual(['hu: Megközelítés', 'hu: Metróval.']);
});

test('today’s opening hours are marked by the days of a label in the other language', () => {
  const rows = [{ label: 'Péntek', value: '10:00–18:00', untranslated: ['label'] }];
  const [section] = toSectionViews([{ kind: 'opening', anchor: 'hours', title: 'Hours', rows, html: '' }], { locale: 'en', now });
  expect(section).toMatchObject({ rows: [{ isToday: true }] });
});

test('a range of times and an ending stay on the line of their number in rows of opening hours and in facts', () => {
  const [hours, facts] = toSectionViews(
    [
      { kind: 'opening', anchor: 'hours', title: 'Hours', rows: [{ label: 'Kedd', value: '10:00–18:00' }], html: '' },
      { kind: 'facts', anchor: 'facts', title: 'Facts', display: 'list', facts: [{ label: 'Nyit', value: '8:00-kor' }] },
    ],
    { locale: 'hu', now },
  );
  expect([hours, facts]).toMatchObject([{ rows: [{ value: '10:00\u2060–\u206018:00' }] }, { facts: [{ value: '8:00-\u2060kor' }] }]);
});
