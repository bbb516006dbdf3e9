// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Accordion } from './Accordion.tsx';
import { TabLinks, Tabs } from './Tabs.tsx';

afterEach(cleanup);

const items = ['one', 'two', 'three'].map((id) => ({ id, title: `Title ${id}`, content: id }));
const openIds = () => [...document.querySelectorAll('details')].filter((details) => details.open).map((details) => details.id);

describe('accordion', () => {
  test('in single mode one is open or none', async () => {
    const onChange = vi.fn();
    render(<Accordion items={items} mode="single" onChange={onChange} />);
    expect(openIds()).toEqual([]);
    await userEvent.click(screen.getByText('Title one'));
    expect(openIds()).toEqual(['one']);
    await userEvent.click(screen.getByText('Title three'));
    expect(openIds()).toEqual(['three']);
    expect(onChange).toHaveBeenLastCalledWith(['three']);
    await userEvent.click(screen.getByText('Title three'));
    expect(openIds()).toEqual([]);
    expect(onChange).toHaveBeenLastCalledWith([]);
  });

  test('in single mode the browser keeps to one without JavaScript, by a shared name', () => {
    render(
      <>
        <Accordion items={items} mode="single" />
        <Accordion items={[{ id: 'other', title: 'Other', content: 'Other' }]} />
      </>,
    );
    const names = [...document.querySelectorAll('details')].map((details) => details.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(names.slice(0, 3)).toEqual([names[0], names[0], names[0]]);
    expect(names[3]).not.toBe(names[0]);
  });

  test('in single mode only the first of the wished is open at first', () => {
    render(<Accordion items={items} mode="single" defaultOpen={['two', 'three']} />);
    expect(openIds()).toEqual(['two']);
  });

  test('in multiple mode a set is open', async () => {
    const onChange = vi.fn();
    render(<Accordion items={items} mode="multiple" defaultOpen={['one', 'two']} onChange={onChange} />);
    expect(document.querySelector('details[name]')).toBeNull();
    await userEvent.click(screen.getByText('Title three'));
    expect(openIds()).toEqual(['one', 'two', 'three']);
    await userEvent.click(screen.getByText('Title one'));
    expect(onChange).toHaveBeenLastCalledWith(['two', 'three']);
  });

  test('its titles are headings of the given level', () => {
    render(<Accordion items={items} level={2} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });
});

describe('tabs', () => {
  const tabs = ['a', 'b', 'c'].map((id) => ({ id, title: `Tab ${id}`, content: `Panel ${id}` }));
  const selected = () => screen.getByRole('tab', { selected: true }).textContent;

  test('only the chosen panel is shown, and the arrow keys go round', async () => {
    const onChange = vi.fn();
    render(<Tabs label="Tabs" tabs={tabs} onChange={onChange} />);
    expect(screen.getByRole('tabpanel').textContent).toBe('Panel a');
    await userEvent.click(screen.getByRole('tab', { name: 'Tab b' }));
    expect(screen.getByRole('tabpanel', { name: 'Tab b' }).textContent).toBe('Panel b');
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Tab c');
    await userEvent.keyboard('{ArrowRight}');
    expect(selected()).toBe('Tab a');
    await userEvent.keyboard('{ArrowLeft}');
    expect(selected()).toBe('Tab c');
    await userEvent.keyboard('{Home}');
    expect(selected()).toBe('Tab a');
    await userEvent.keyboard('{End}');
    expect(selected()).toBe('Tab c');
    expect(document.activeElement?.textContent).toBe('Tab c');
    expect(onChange.mock.calls.map(([id]: string[]) => id)).toEqual(['b', 'c', 'a', 'c', 'a', 'c']);
  });

  test('one stop of the tabulator for all tabs', async () => {
    render(<Tabs label="Tabs" tabs={tabs} defaultTab="b" />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Tab b');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });

  test('tabs that are addresses mark the current page and follow the arrow keys', async () => {
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
});
