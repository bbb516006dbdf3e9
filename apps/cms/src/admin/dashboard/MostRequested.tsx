import { Fragment } from 'react';
import type { Label } from '../../platform/fields/labels.ts';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';
import type { DashboardContext } from './parts.tsx';
import type { DeadEnds } from './work/upkeep.ts';

interface MostRequestedProps extends Pick<DashboardContext, 'translate'> {
  rows: DeadEnds['notFound'];
  title: Label;
  url: string;
}

/** The most frequent paths or searches with their counts; searches are counted for each language of the site. */
export function MostRequested({ rows, title, url, translate }: MostRequestedProps) {
  if (rows.length === 0) return null;
  return (
    <li>
      <a href={url}>{translate(title)}</a>
      <p>
        {rows.map(({ text, count, language }, at) => (
          <Fragment key={`${language} ${text}`}>
            {at > 0 ? ', ' : ''}
            <span lang={language ?? undefined}>{text}</span> ({language ? `${translate(DASHBOARD_TEXTS.searchedIn[language])}, ` : ''}
            {count})
          </Fragment>
        ))}
      </p>
    </li>
  );
}
