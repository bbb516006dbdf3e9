import type { Label } from '../../../platform/fields/labels.ts';
import { csvPrograms } from './csv/csv-programs.ts';
import { decode, type Encoding } from './decode.ts';
import { icsPrograms } from './ics/ics-programs.ts';
import type { GivenFile } from './imported-event.ts';
import type { ReportPosition } from './read-position.ts';

export type FileKind = 'csv' | 'ics';
export type ReadFile = (GivenFile & { kind: FileKind; encoding: Encoding }) | { fault: Label };

/**
 * What a file says, whichever of the two it is: a calendar says so in its first line. Reports each event before it is read. The services call
 * `readFileInWorker` instead: no file of somebody else is parsed in the thread that answers requests.
 */
export function readFile(bytes: Uint8Array, now: Temporal.Instant, report: ReportPosition = () => undefined): ReadFile {
  const decoded = decode(bytes);
  if ('fault' in decoded) return decoded;
  const kind = /^\s*BEGIN:VCALENDAR/i.test(decoded.text) ? 'ics' : 'csv';
  const found = kind === 'ics' ? icsPrograms(decoded.text, now, report) : csvPrograms(decoded.text, report);
  return 'fault' in found ? found : { ...found, kind, encoding: decoded.encoding };
}
