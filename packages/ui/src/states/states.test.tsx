// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { Pictogram } from '../pictograms/Pictogram.tsx';
import { PictogramList, PictogramPanel } from '../pictograms/PictogramPanel.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ProgressBar } from './ProgressBar.tsx';

afterEach(cleanup);

describe('a progress bar', () => {
  const bar = () => screen.getByRole('progressbar', { name: 'Downloading' });
  test('has a name and shows its value', () => {
    render(<ProgressBar label="Downloading" value={6} max={24} detail="6 of 24" />);
    expect([bar().getAttribute('value'), bar().getAttribute('max')]).toEqual(['6', '24']);
    expect(screen.getByText('6 of 24')).toBeTruthy();
  });
  test('clamps its value', () => {
    const { rerender } = render(<ProgressBar label="Downloading" value={30} max={24} />);
    expect(bar().getAttribute('value')).toBe('24');
    rerender(<ProgressBar label="Downloading" value={-3} max={24} />);
    expect(bar().getAttribute('value')).toBe('0');
  });
  test('has no value while it is unknown', () => {
    render(<ProgressBar label="Downloading" />);
    expect(bar().hasAttribute('value')).toBe(false);
  });
});

test('an empty state has a text, optionally as a heading, and a hidden drawing', () => {
  render(
    <EmptyState title="Nothing found" level={2}>
      <a href="#all">All programs</a>
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All programs' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

describe('pictograms', () => {
  test('are hidden beside a text, and have a name without one', () => {
    render(
      <>
        <Pictogram name="toilet" />
        <Pictogram name="wifi" label="Wireless internet" />
      </>,
    );
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(screen.getByRole('img', { name: 'Wireless internet' })).toBeTruthy();
  });
  test('are explained by the given names', () => {
    render(<PictogramList items={[{ name: 'dog', sign: <Pictogram name="dog" />, label: 'Kutyák', text: 'Pórázon' }]} />);
    expect(screen.getByRole('listitem').textContent).toBe('KutyákPórázon');
  });
  test('open and close their panel without scripts', () => {
    render(<PictogramPanel id="signs" title="Mit jelentenek a jelek?" closeLabel="Bezárás" items={[]} />);
    const panel = screen.getByRole('group', { name: 'Mit jelentenek a jelek?' });
    expect(panel.getAttribute('popover')).toBe('auto');
    const opener = screen.getByRole('button', { name: 'Mit jelentenek a jelek?' });
    const closer = screen.getByRole('button', { name: 'Bezárás' });
    expect([opener, closer].map((button) => button.getAttribute('popovertarget'))).toEqual(['signs', 'signs']);
    expect(closer.getAttribute('popovertargetaction')).toBe('hide');
  });
});
