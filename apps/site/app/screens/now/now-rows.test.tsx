import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { hu } from '../../i18n/hu/index.ts';
import { NowRows } from './NowRows.tsx';
import { PLAIN_ROW } from './now-row.ts';

const render = (namesMetro: boolean) =>
  renderToStaticMarkup(
    <IntlProvider locale="hu" messages={{ now: hu.now }} timeZone="Europe/Budapest">
      <NowRows
        rows={[{ ...PLAIN_ROW, key: 'a', url: '/a', title: 'Mosdó', mark: 'on', time: '20:00-ig', walk: 3 }]}
        namesMetro={namesMetro}
      />
    </IntlProvider>,
  );

test('rows of Now say from where the walk is unless their page does', () => {
  expect(render(true)).toContain('a metrótól 3 perc gyalog');
  expect(render(false)).toMatch(/>3 perc gyalog</);
});
