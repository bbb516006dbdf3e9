// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';
import { TabLinks } from './TabLinks.tsx';

afterEach(cleanup);

const items = ['one', 'two', 'three'].map((id) => ({ id, title: `Title ${id}`, content: id }));
const openIds = () => [...document.querySelectorAll('details')].filter((details) => details.open).map((details) => details.id);

describe('accordion', () => {
  test('in single mode all are closed initially, and the browser keeps one open by their shared name', () => {
    render(
      <>
        <Accordion items={items} mode="single" />
        <Accordion items={[{ id: 'other', title: 'Other', content: 'Other' }]} />
      </>,
    );
    expect(openIds()).toEqual([]);
    const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(names.slice(0, 3)).toEqual([names[0], names[0], names[0]]);
    expect(names[3]).not.toBe(names[0]);
  });

  test('in single mode only the first default item is open', () => {
    render(<Accordion items={items} mode="single" defaultOpen={['two', 'three']} />);
    expect(openIds()).toEqual(['two']);
  });

  test('in multiple mode several items may be open', async () => {
    render(<Accordion items={items} mode="multiple" defaultOpen={['one', 'two']} />);
    expect(document.querySelector('details[name]')).toBeNull();
    await userEvent.click(screen.getByText('Title three'));
    expect(openIds()).toEqual(['one', 'two', 'three']);
    await userEvent.click(screen.getByText('Title one'));
    expect(openIds()).toEqual(['two', 'three']);
  });

  test('an item that the visitor closed stays closed after a render', async () => {
    const { rerender } = render(<Accordion items={items} mode="multiple" defaultOpen={['one']} />);
    await userEvent.click(screen.getByText('Title one'));
    rerender(<Accordion items={items} mode="multiple" defaultOpen={['one', 'two']} />);
    expect(openIds()).toEqual([]);
  });

  test('the titles are headings of the given level', () => {
    render(<Accordion items={items} level={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });
});

test('tab links mark the current page and react to the arrow keys', async () => {
  render(
    <TabLinks
      label="Results"
      tabs={[
        { href: '/a', title: 'All', current: true, count: 3 },
        { href: '/b', title: 'News' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('All 3');
  screen.getByRole('link', { name: 'All 3' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('News');
});
