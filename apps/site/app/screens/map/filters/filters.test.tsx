// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { Filters } from './Filters.tsx';

afterEach(cleanup);

const { map, signs } = getMessages('en');

function renderFilters(todays: { lasting: number; text: string }) {
  render(
    <IntlProvider locale="en" messages={{ map, signs }} timeZone="Europe/Budapest">
      <Filters
        filters={[
          { kind: 'today', isActive: false, count: 0, url: '/en/map?kind=today' },
          { kind: 'restroom', isActive: false, count: 4, url: '/en/map?kind=restroom' },
        ]}
        todays={todays}
        allUrl={null}
      />
    </IntlProvider>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

test('the filter of today shows lasting events beside the others, and says both in words', () => {
  const [today, restrooms] = renderFilters({ lasting: 3, text: '3 exhibitions and permanent features' });
  expect(today).toBe(`${map.kinds.today} 0 + 3 3 exhibitions and permanent features`);
  expect(restrooms).toBe(`${map.kinds.restroom} 4`);
  expect(screen.getByText('0 + 3').getAttribute('aria-hidden')).toBe('true');
});

test('the filter of today shows one number when nothing lasting is on', () => {
  expect(renderFilters({ lasting: 0, text: '0 events' })[0]).toBe(`${map.kinds.today} 0`);
});
