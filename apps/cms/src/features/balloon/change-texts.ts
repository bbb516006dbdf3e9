import type { WeatherState } from '@liget/content-api';
import { formatDay } from '../../platform/fields/dates/date-texts.ts';
import { type Label, label } from '../../platform/fields/labels.ts';
import { formatSlotTime } from './slots.ts';
import type { Change, SlotChange } from './state.ts';

export const WEATHER: Record<WeatherState, Label> = {
  ideal_weather: label('Ideális időjárás', 'Ideal weather'),
  uncertain_weather: label('Bizonytalan időjárás', 'Uncertain weather'),
  downtime: label('Üzemszünet', 'Downtime'),
  private_flight: label('Zártkörű felszállás', 'Private flight'),
};
const REMOVED = label('törölve', 'removed');
const LOOKED = label('Megnézte; nem változott semmi', 'Checked; nothing was changed');

/** The most slots that are named. */
const MAX_NAMED_SLOTS = 4;

const createLabel = (getText: (language: keyof Label) => string): Label => label(getText('hu'), getText('en'));
const quote = (text: string, language: keyof Label) => (language === 'hu' ? `„${text}”` : `‘${text}’`);

function formatSlots(changes: readonly SlotChange[], state: WeatherState | null): Label {
  const times = changes.map(({ start }) => formatSlotTime(start));
  const named =
    times.length <= MAX_NAMED_SLOTS
      ? label(times.join(', '), times.join(', '))
      : label(`${times.length} időpont ${times[0]} és ${times.at(-1)} között`, `${times.length} slots from ${times[0]} to ${times.at(-1)}`);
  const start = changes[0]?.start;
  const getDay = (language: keyof Label) => (start === undefined ? '' : `${formatDay(start, language)}${language === 'en' ? ',' : ''}`);
  return createLabel((language) => `${getDay(language)} ${named[language]}: ${(state === null ? REMOVED : WEATHER[state])[language]}`);
}

/** Describes a step of the operator, one line for each change. */
export function describeChange({ flight, slots }: Change): Label[] {
  const lines: Label[] = [];
  if (flight && flight.was.isUp !== flight.now.isUp) lines.push(flight.now.isUp ? label('Repül', 'Flying') : label('Áll', 'Not flying'));
  if (flight && (flight.was.note.hu !== flight.now.note.hu || flight.was.note.en !== flight.now.note.en))
    lines.push(
      flight.now.note.hu === ''
        ? label('A megjegyzés lekerült', 'The note was removed')
        : createLabel((language) => quote(flight.now.note[language], language)),
    );
  const groups = Map.groupBy(slots, ({ start, now }) => `${formatDay(start, 'hu')} ${now}`);
  for (const group of groups.values()) lines.push(formatSlots(group, group[0]?.now ?? null));
  return lines.length > 0 ? lines : [LOOKED];
}
