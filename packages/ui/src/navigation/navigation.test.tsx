// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Pagination } from './Pagination.tsx';
import { SkipLink } from './SkipLink.tsx';

afterEach(cleanup);

describe('breadcrumbs', () => {
  const items = [
    { title: 'Home', url: '/' },
    { title: 'Places', url: '/places' },
    { title: 'The lake', url: '/places/lake' },
  ];
  test('lead from home to the current page, which is no link', () => {
    render(<Breadcrumbs label="You are here" items={items} />);
    const chain = screen.getByRole('navigation', { name: 'You are here' });
    expect([...chain.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/', '/places']);
    expect(chain.querySelector('[aria-current="page"]')?.textContent).toBe('The lake');
  });
  test('are absent on the home page', () => {
    render(<Breadcrumbs label="You are here" items={items.slice(0, 1)} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

describe('pagination', () => {
  const labels = { navigation: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
  const getHref = (page: number) => `?page=${page}`;
  const listShown = () => screen.getAllByRole('link').map((link) => link.textContent);

  test('shows the first, the last and the neighbouring pages', () => {
    render(<Pagination page={5} pages={12} getHref={getHref} labels={labels} />);
    expect(listShown()).toEqual(['Previous', '1', '4', '5', '6', '12', 'Next']);
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('aria-label')).toBe('Page 5');
    expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe('?page=6');
  });
  test('has no link before the first or after the last page', () => {
    const { rerender } = render(<Pagination page={1} pages={2} getHref={getHref} labels={labels} />);
    expect(listShown()).toEqual(['1', '2', 'Next']);
    rerender(<Pagination page={2} pages={2} getHref={getHref} labels={labels} />);
    expect(listShown()).toEqual(['Previous', '1', '2']);
  });
  test('is absent for a single page', () => {
    render(<Pagination page={1} pages={1} getHref={getHref} labels={labels} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

test('the skip link leads to the content', () => {
  render(<SkipLink href="#content">Skip to content</SkipLink>);
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#content');
});
