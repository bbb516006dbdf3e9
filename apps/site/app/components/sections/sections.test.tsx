// @vitest-environment happy-dom
import { FactsDisplay } from '@liget/content-api';
import { fixtures } from '@liget/content-api/fixtures';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Facts } from './Facts.tsx';
import { SectionNavigation } from './SectionNavigation.tsx';
import { Sections } from './Sections.tsx';
import { toSectionViews } from './section-view.ts';

const now = Temporal.Instant.from('2026-11-20T09:00:00Z');
const sections = toSectionViews(fixtures.en.project.data.sections, { locale: 'en', now });

afterEach(cleanup);

test('a table has a caption and headers for columns and rows, and can be scrolled by keyboard', () => {
  render(<Sections sections={sections} />);
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
  const { container } = render(
    ['figures', 'list'].map((display) => <Facts key={display} display={FactsDisplay.parse(display)} facts={facts} />),
  );
  const [figures, list] = [...container.querySelectorAll('dl')].map(({ className, textContent }) => [className, textContent]);
  expect([figures?.[1], list?.[1]]).toEqual(['Area13,000 m²', 'Area13,000 m²']);
  expect([figures?.[0], list?.[0]]).toEqual([expect.stringContaining('figures'), expect.stringContaining('list')]);
});

test('a quotation names its speaker and is no heading', () => {
  render(<Sections sections={sections} />);
  const quote = screen.getByText('Silence is loudest here.');
  expect(quote.closest('blockquote')).not.toBeNull();
  expect(screen.getByText('A regular visitor').tagName).toBe('FIGCAPTION');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).not.toContain('');
});

test('the two images of a comparison have captions', () => {
  render(<Sections sections={sections} />);
  const comparison = screen.getByRole('region', { name: 'Then and now' });
  const labels = within(comparison)
    .getAllByRole('figure')
    .map((figure) => figure.querySelector('figcaption')?.textContent);
  expect(labels).toEqual(['2018', 'Today']);
  expect(within(comparison).getAllByRole('img')).toHaveLength(2);
});

test('the links to sections leave out sections without a title', () => {
  render(<SectionNavigation label="On this page" sections={sections} />);
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  expect(links).toHaveLength(sections.length - 1);
  expect(links.filter(({ textContent }) => !textContent)).toEqual([]);
});
