// A loader of Turbopack (next.config.mjs): an error message stays until it can have been read. Payload removes every message after four seconds,
// also one that names thirty documents with their reasons. See src/admin/payload-patches/README.md.
import { changeBundle, NAME } from '../change-bundle.mjs';

/** The number of characters of a text, or of an element's texts. */
function countCharacters(part) {
  if (typeof part === 'string') return part.length;
  if (Array.isArray(part)) return part.reduce((sum, each) => sum + countCharacters(each), 0);
  return part?.props ? Object.values(part.props).reduce((sum, each) => sum + countCharacters(each), 0) : 0;
}

/** Milliseconds for which a message is shown: errors ten seconds and the time of reading, others as long as usual. */
export function getToastDuration({ type, duration, title, description }, usual) {
  const reading = 10_000 + 80 * (countCharacters(title) + countCharacters(description));
  return duration || (type === 'error' ? reading : usual);
}

const DURATION = `(${NAME})\\.duration\\|\\|(${NAME})\\|\\|(${NAME})`;

export default function lastingErrors(source) {
  const changes = [
    [`useRef\\(${DURATION}\\)`, 'useRef(getToastDuration($1,$2||$3))'],
    // A message of an action in progress becomes its error.
    [`useMemo\\(\\(\\)=>${DURATION},\\[\\1\\.duration,\\2\\]\\)`, 'useMemo(()=>getToastDuration($1,$2||$3),[$1,$2])'],
  ];
  return changeBundle(source, 'toasts/lasting-errors.mjs', changes, [countCharacters, getToastDuration]);
}
