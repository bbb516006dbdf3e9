'use client';

import { useTranslate } from '../../../../platform/admin-ui/use-translate.ts';
import type { Progress } from '../import-answers.ts';
import { IMPORT_TEXTS } from './import-texts.ts';

/** The lines of an import that were left out, with the reasons. */
export function LeftOut({ progress: { failed, counts } }: { progress: Progress }) {
  const translate = useTranslate();
  if (failed.length === 0) return null;
  const more = counts.refused - failed.length;
  return (
    <>
      <ul className="liget-list">
        {failed.map(({ line, title, fault: why }) => (
          <li key={`${line} ${title}`}>
            {translate(IMPORT_TEXTS.leftOutLine(line, title))} {translate(why)}
          </li>
        ))}
      </ul>
      {more > 0 ? <p>{translate(IMPORT_TEXTS.leftOutMore(more))}</p> : null}
    </>
  );
}
