import type { SanitizedPermissions } from 'payload';
import { type Label, label } from '../../platform/fields/labels.ts';
import type { DashboardContext } from './parts.tsx';

interface Task {
  collection: string;
  title: Label;
  note: Label;
}

const TASKS: Task[] = [
  {
    collection: 'events',
    title: label('Új program', 'New event'),
    note: label('Időpontok, helyszín, kép, jegyek', 'Dates, location, picture, tickets'),
  },
  {
    collection: 'news',
    title: label('Új magazincikk', 'New article'),
    note: label('Hír vagy történet a magazinba', 'News or a story for the magazine'),
  },
  {
    collection: 'press-releases',
    title: label('Új sajtóközlemény', 'New press release'),
    note: label('A sajtónak, mellékletekkel', 'For the press, with attachments'),
  },
  {
    collection: 'public-announcements',
    title: label('Új közlemény', 'New announcement'),
    note: label('Sáv minden oldal tetején', 'A bar at the top of every page'),
  },
];

/** Links to the most frequent tasks that the user may do. */
export function Tasks({ permissions, context: { translate, admin } }: { permissions: SanitizedPermissions; context: DashboardContext }) {
  const tasks = TASKS.filter(({ collection }) => permissions.collections?.[collection]?.create === true);
  return (
    <ul className="liget-welcome__tasks">
      {tasks.map(({ collection, title, note }) => (
        <li key={collection}>
          <a href={`${admin}/collections/${collection}/create`}>
            <strong>{translate(title)}</strong>
            <span>{translate(note)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
