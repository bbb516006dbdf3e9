// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Search } from 'lucide';
import { afterEach, expect, test, vi } from 'vitest';
import { Button, IconButton } from './Button.tsx';
import { ChipLink, ChipRemovable } from './Chip.tsx';
import { Icon } from './Icon.tsx';

afterEach(cleanup);

test('a button does not submit the form around it by default', () => {
  render(
    <>
      <Button>Open</Button>
      <Button type="submit">Send</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Open' }).getAttribute('type')).toBe('button');
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('type')).toBe('submit');
});

test('an icon without a label is hidden from assistive technology', () => {
  render(
    <>
      <IconButton label="Find">
        <Icon of={Search} />
      </IconButton>
      <Icon of={Search} label="Search" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Search' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Find' }).querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});

test('the active chip is marked as current', () => {
  render(
    <ChipLink href="/today" current>
      Today
    </ChipLink>,
  );
  expect(screen.getByRole('link', { current: true }).textContent).toBe('Today');
});

test('a removable chip is a link to the URL without it, or a button', async () => {
  const onRemove = vi.fn();
  render(
    <>
      <ChipRemovable href="/all" removeLabel="Remove sport">
        Sport
      </ChipRemovable>
      <ChipRemovable onRemove={onRemove} removeLabel="Remove music">
        Music
      </ChipRemovable>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Remove sport' }).getAttribute('href')).toBe('/all');
  await userEvent.click(screen.getByRole('button', { name: 'Remove music' }));
  expect(onRemove).toHaveBeenCalledOnce();
});
