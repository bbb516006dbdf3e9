// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { world } from '../../../testing/admin/test-payload-ui.ts';
import { ClosingTime } from './ClosingTime.tsx';

vi.mock('@payloadcms/ui', () => import('../../../testing/admin/test-payload-ui.ts'));

afterEach(() => {
  cleanup();
  world.language = 'hu';
});

function renderField(value: string | null) {
  world.field = value;
  render(<ClosingTime field={{ name: 'closes', type: 'text', label: { hu: 'Zár', en: 'Closes' } }} path="hours.0.closes" />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

test('ClosingTime shows dusk in the editor’s language and times unchanged, and passes typed text to the form', () => {
  expect(renderField('dusk').value).toBe('sötétedésig');
  cleanup();
  world.language = 'en';
  expect(renderField('dusk').value).toBe('until dusk');
  cleanup();
  expect(renderField(null).value).toBe('');
  cleanup();
  const input = renderField('18:00');
  expect(input.value).toBe('18:00');
  fireEvent.change(input, { target: { value: '19' } });
  expect(world.field).toBe('19');
});
