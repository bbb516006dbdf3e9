// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { getMessages } from '../../../../i18n/index.ts';
import { SubscribeBox } from './SubscribeBox.tsx';

afterEach(cleanup);

test.each([
  ['hu', /szűrő/],
  ['en', /filter/],
] as const)('the calendar of a series does not mention filters, that of the list does (%s)', (locale, filters) => {
  const readHint = (of: 'list' | 'series') =>
    render(
      <IntlProvider locale={locale} messages={getMessages(locale)} timeZone="Europe/Budapest">
        <SubscribeBox subscriptions={{ webcal: 'webcal://liget.example/a.ics', ics: '/a.ics' }} of={of} />
      </IntlProvider>,
    ).container.querySelector('p')?.textContent;
  expect(readHint('list')).toMatch(filters);
  expect(readHint('series')).not.toMatch(filters);
});
