import { ZONE } from '@liget/park/time';
import { ADMIN_PATHS } from '../../platform/admin-ui/admin-paths.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { INSTANT_PATH } from '../../platform/publishing/instant-link.ts';
import { now } from '../../platform/read-model/clock.ts';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';
import { InstantField } from './InstantField.tsx';
import type { DashboardContext } from './parts.tsx';

const HELP: Label[] = [
  label(
    'Amit ír, piszkozatként magától mentődik; a látogatók csak azután látják, hogy a „Módosítások közzététele” gombra kattintott.',
    'What you write is saved as a draft automatically; visitors see it only after you press ‘Publish changes’.',
  ),
  label(
    'A magyar és az angol szöveg között a jobb felső nyelvválasztóval válthat.',
    'Switch between the Hungarian and the English text with the language selector at the top right.',
  ),
  label(
    'A megjelenést és a lekerülést előre is időzítheti: a tartalom oldalsávjában, az „Időzítés” alatt.',
    'You can schedule when something appears and when it is taken down: under ‘Schedule’ in the document’s sidebar.',
  ),
];

const SATURDAY = 6;

/** Next Saturday at nine in Budapest. */
function getSaturdayAtNine(): string {
  const today = now().toZonedDateTimeISO(ZONE).toPlainDate();
  const days = (SATURDAY - today.dayOfWeek + 7) % 7 || 7;
  return today.add({ days }).toZonedDateTime({ timeZone: ZONE, plainTime: '09:00' }).toInstant().toString();
}

/** A preview of the site at another time, and tips. */
export function Help({ context: { translate, language, admin }, api }: { context: DashboardContext; api: string }) {
  return (
    <>
      <form className="liget-welcome__instant" action={`${api}${INSTANT_PATH}`} target="_blank">
        <label htmlFor="liget-instant">{translate(DASHBOARD_TEXTS.instant)}</label>
        <InstantField id="liget-instant" name="at" first={getSaturdayAtNine()} />
        <input type="hidden" name="locale" value={language} />
        <button type="submit" className="btn btn--style-secondary btn--size-medium btn--no-margin">
          {translate(DASHBOARD_TEXTS.look)}
        </button>
      </form>
      <p>
        <a className="liget-row-link" href={`${admin}${ADMIN_PATHS.guide}`}>
          {translate(DASHBOARD_TEXTS.guide)}
        </a>
      </p>
      <details className="liget-good-to-know">
        <summary>{translate(DASHBOARD_TEXTS.goodToKnow)}</summary>
        <ul>
          {HELP.map((line) => (
            <li key={line.en}>{translate(line)}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
