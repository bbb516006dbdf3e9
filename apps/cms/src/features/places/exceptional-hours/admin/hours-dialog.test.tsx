// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { HoursDialog } from './HoursDialog.tsx';

vi.mock('@payloadcms/ui', () => import('../../../../testing/admin/test-payload-ui.ts'));

afterEach(cleanup);

test('the dialog opens with the focus on its heading, so that no calendar covers its boxes', () => {
  render(<HoursDialog ids={[1]} isPartial={false} close={() => undefined} />);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Kivételes nyitvatartás' }));
});
