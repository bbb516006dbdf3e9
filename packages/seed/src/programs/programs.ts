import path from 'node:path';
import { bodyAs, readItem } from '../reading/item.ts';
import { checkFolders } from '../reading/source-files.ts';
import { CONTENT } from '../schemas/primitives.ts';
import { type ProgramFacts, programTexts, type SeedEvent } from '../schemas/programs.ts';
import { culturalEvents } from './cultural.ts';
import { familyEvents } from './family.ts';
import { familyTheatreEvents } from './family-theatre.ts';
import { outdoorEvents } from './outdoor.ts';
import { moreOutdoorEvents } from './outdoor-more.ts';
import { sportEvents } from './sport.ts';
import { morningSportEvents } from './sport-mornings.ts';

const FOLDER = path.join(CONTENT, 'programs');

const programs: ProgramFacts[] = [
  ...culturalEvents,
  ...outdoorEvents,
  ...moreOutdoorEvents,
  ...familyEvents,
  ...familyTheatreEvents,
  ...sportEvents,
  ...morningSportEvents,
];

/** The events with their texts. Throws for an event without a folder of texts, or a folder without an event. */
export function readPrograms(): SeedEvent[] {
  checkFolders(
    FOLDER,
    programs.map(({ key }) => key),
  );
  return programs.map((facts) => ({ ...readItem(path.join(FOLDER, facts.key), { schema: programTexts, body: bodyAs('body') }), ...facts }));
}
