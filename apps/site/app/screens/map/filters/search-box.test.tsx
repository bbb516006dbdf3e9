// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'use-intl';
import { expect, test, vi } from 'vitest';
import { getMessages } from '../../../i18n/index.ts';
import { SearchBox } from './SearchBox.tsx';

test('the map search passes the query that its form would send: trimmed words, chosen kinds and needs', async () => {
  const onSearch = vi.fn<(query: URLSearchParams) => void>();
  const { map } = getMessages('en');
  render(
    <IntlProvider locale="en" messages={{ map }} timeZone="Europe/Budapest">
      <SearchBox
        path="/en/map"
        text=""
        hiddenFields={[
          { name: 'kind', value: 'restroom' },
          { name: 'need', value: 'dog' },
        ]}
        onSearch={onSearch}
      />
    </IntlProvider>,
  );
  await userEvent.type(screen.getByRole('searchbox'), ' pavilion {Enter}');
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  expect(onSearch.mock.calls.map(([query]) => String(query))).toEqual(['kind=restroom&need=dog&q=pavilion', 'kind=restroom&need=dog']);
});
