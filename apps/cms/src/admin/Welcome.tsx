import type { AdminViewServerProps } from 'payload';
import { type CollectionSubject, type GlobalSubject, may } from '../access/roles.ts';
import { type Label, label } from '../fields/labels.ts';
import { INSTANT_PATH } from '../hooks/instant-link.ts';
import { now, ZONE } from '../reading/clock.ts';

interface Task {
  path: string;
  /** What it makes or changes: who may not has no use for it. */
  subject: CollectionSubject | GlobalSubject;
  title: Label;
  note: Label;
}

const TASKS: Task[] = [
  {
    path: '/collections/events/create',
    subject: 'events',
    title: label('Új program', 'New event'),
    note: label('Időpontok, helyszín, kép, jegyek', 'Dates, location, picture, tickets'),
  },
  {
    path: '/collections/news/create',
    subject: 'news',
    title: label('Új magazincikk', 'New article'),
    note: label('Hír vagy történet a magazinba', 'News or a story for the magazine'),
  },
  {
    path: '/collections/public-announcements/create',
    subject: 'public-announcements',
    title: label('Új közlemény', 'New announcement'),
    note: label('Sáv minden oldal tetején', 'A bar at the top of every page'),
  },
  {
    path: '/globals/balloon',
    subject: 'balloon',
    title: label('A ballon állapota', 'The balloon’s status'),
    note: label('Repül vagy áll, időpontok', 'Flying or not, time slots'),
  },
];

const HELP: Label[] = [
  label(
    'Amit ír, piszkozatként magától mentődik; a látogatók csak azután látják, hogy a „Módosítások közzététele” gombra kattintott.',
    'What you write is saved as a draft by itself; visitors see it only after you press ‘Publish changes’.',
  ),
  label(
    'A magyar és az angol szöveg között a jobb felső nyelvválasztóval válthat.',
    'Switch between the Hungarian and the English text with the language selector at the top right.',
  ),
  label(
    'A megjelenést és a lekerülést előre is időzítheti: a dokumentum oldalsávjában, az „Időzítés” alatt.',
    'You can schedule when something appears and when it is taken down: under ‘Schedule’ in the document’s sidebar.',
  ),
];

const isUp = (balloon: unknown) =>
  typeof balloon === 'object' && balloon !== null && 'balloonIsUp' in balloon && balloon.balloonIsUp === true;

const SATURDAY = 6;

/** The coming Saturday at nine, as a field for a time of day takes it: 'YYYY-MM-DDTHH:mm'. */
function saturdayAtNine(): string {
  const today = now().toZonedDateTimeISO(ZONE).toPlainDate();
  const days = (SATURDAY - today.dayOfWeek + 7) % 7 || 7;
  return `${today.add({ days }).toString()}T09:00`;
}

/** What editors do most, above the list of everything. */
export async function Welcome({ i18n, payload, user }: AdminViewServerProps) {
  const word = (of: Label) => (i18n.language === 'en' ? of.en : of.hu);
  const balloon = isUp(await payload.findGlobal({ slug: 'balloon', depth: 0 }));
  const name: unknown = user?.['name'];
  return (
    <section className="liget-welcome">
      <h1>
        {word(label('Üdvözöljük', 'Welcome'))}
        {typeof name === 'string' && name ? `, ${name}` : ''}!
      </h1>
      <p>
        {word(label('A ballon most', 'The balloon is'))}{' '}
        <strong>{word(balloon ? label('nyitva van', 'open') : label('zárva van', 'closed'))}</strong>.
      </p>
      <ul className="liget-welcome__tasks">
        {TASKS.filter(({ subject }) => may(user, 'write', subject)).map(({ path, title, note }) => (
          <li key={path}>
            <a href={`${payload.config.routes.admin}${path}`}>
              <strong>{word(title)}</strong>
              <span>{word(note)}</span>
            </a>
          </li>
        ))}
      </ul>
      <form className="liget-welcome__instant" action={`${payload.config.routes.api}${INSTANT_PATH}`} target="_blank">
        <label htmlFor="liget-instant">{word(label('Milyen lesz a honlap ekkor?', 'What will the site look like at'))}</label>
        <input id="liget-instant" type="datetime-local" name="at" required defaultValue={saturdayAtNine()} />
        <input type="hidden" name="locale" value={i18n.language === 'en' ? 'en' : 'hu'} />
        <button type="submit" className="btn btn--style-secondary btn--size-medium btn--no-margin">
          {word(label('Megnézem', 'Have a look'))}
        </button>
      </form>
      <details>
        <summary>{word(label('Jó tudni', 'Good to know'))}</summary>
        <ul>
          {HELP.map((line) => (
            <li key={line.en}>{word(line)}</li>
          ))}
        </ul>
      </details>
    </section>
  );
}
