import type { Kind } from '../mutant.ts';
import type { PlantedFault } from '../planted.ts';

const CMS = 'apps/cms/src';

interface Fault {
  of: string;
  find: string;
  replace: string;
  meets: string;
  test: string;
  named?: string;
}

const of = (kind: Kind, faults: readonly Fault[]) =>
  faults.map(({ of, test, ...rest }): PlantedFault => ({ ...rest, kind, file: `${CMS}/${of}.ts`, test: `${CMS}/${test}.test.ts` }));

/** When programs are, what may be published, and where links may lead. */
const rules = of('rules', [
  {
    of: 'programs/recurrence',
    find: 'falls(day) && !excluded.has(day.toString())',
    replace: 'falls(day)',
    meets: 'A program is announced for a day on which it is not held.',
    test: 'programs/recurrence',
  },
  {
    of: 'programs/recurrence',
    find: 'Array.from({ length: length + 1 }',
    replace: 'Array.from({ length }',
    meets: 'The last day of a row of programs is missing.',
    test: 'programs/recurrence',
  },
  {
    of: 'programs/recurrence',
    find: 'const monday = from.subtract({ days: from.dayOfWeek - 1 });',
    replace: 'const monday = from;',
    meets: 'A program of every second week is on the wrong Saturdays.',
    test: 'programs/recurrence',
  },
  {
    of: 'programs/recurrence',
    find: 'day.day + 7 > day.daysInMonth',
    replace: 'day.day + 7 >= day.daysInMonth',
    meets: 'A program of the last Friday is on two Fridays of some months.',
    test: 'programs/recurrence',
  },
  {
    of: 'programs/recurrence',
    find: 'end <= start ? day.add({ days: 1 }) : day',
    replace: 'day',
    meets: 'A night’s program ends before it begins.',
    test: 'programs/recurrence',
  },
  {
    of: 'programs/recurrence',
    find: '.filter(({ start }) => !taken.has(Date.parse(start)))',
    replace: '',
    meets: 'A date that an editor has changed by hand is listed twice.',
    test: 'programs/recurrence',
  },
  {
    of: 'programs/occurrence-filters',
    find: 'openEnded ? null : allDay ? dayEnd(to ?? from) : (to ?? dayEnd(from))',
    replace: 'allDay ? dayEnd(to ?? from) : (to ?? dayEnd(from))',
    meets: 'An exhibition without an end is over on its first day.',
    test: 'programs/occurrence-filters',
  },
  {
    of: 'programs/occurrence-filters',
    find: 'allDay ? dayEnd(to ?? from) : (to',
    replace: 'allDay ? (to ?? from) : (to',
    meets: 'A whole day is over at midnight, before it begins.',
    test: 'programs/occurrence-filters',
  },
  {
    of: 'programs/occurrence-filters',
    find: 'firstHour < finish &&',
    replace: 'firstHour <= finish &&',
    meets: 'What begins at noon is listed in the forenoon.',
    test: 'programs/occurrence-filters',
  },
  {
    of: 'hooks/publication-problems',
    find: "...(document['category'] ? [] :",
    replace: '...(true ? [] :',
    meets: 'A program without a category is published and shown nowhere.',
    test: 'hooks/publication-problems',
  },
  {
    of: 'hooks/publication-problems',
    find: "if (named && !inLanguage(document, named[0], 'hu'))",
    replace: 'if (false)',
    meets: 'A page without a title is published.',
    test: 'hooks/publication-problems',
  },
  {
    of: 'hooks/publication-problems',
    find: "isFilled(alternatives['altHu']) && isFilled(alternatives['altEn'])",
    replace: "isFilled(alternatives['altHu']) || isFilled(alternatives['altEn'])",
    meets: 'A picture says nothing to English readers who cannot see it, and no editor is told.',
    test: 'hooks/publication-problems',
  },
  {
    of: 'programs/problems',
    find: '(allDay ? Temporal.PlainDate.compare(dayOf(to), dayOf(from)) : Temporal.Instant.compare(to, from)) < 0',
    replace: 'Temporal.Instant.compare(to, from) < 0',
    meets: 'A whole day is refused because of its hours, which nobody sees.',
    test: 'hooks/publication-problems',
  },
  {
    of: 'programs/problems',
    find: 'if (count === 0) {',
    replace: 'if (false) {',
    meets: 'A program without any date is published.',
    test: 'hooks/publication-problems',
  },
  {
    of: 'fields/link-rules',
    find: "if (seen.has(pathKey(to))) return { kind: 'loop', way };",
    replace: '',
    meets: 'A redirect that leads round in a circle is called too long.',
    test: 'fields/link-rules',
  },
  {
    of: 'fields/link-rules',
    find: 'way.length - 1 > MOST_HOPS',
    replace: 'way.length > MOST_HOPS',
    meets: 'An editor may not enter what the site follows.',
    test: 'fields/link-rules',
  },
  {
    of: 'fields/link-rules',
    find: "return pathKey(path) === '/' ? 'root' : null;",
    replace: 'return null;',
    meets: 'An editor sends the home page elsewhere.',
    test: 'fields/link-rules',
  },
  {
    of: 'fields/safe-links',
    find: 'if (!ALLOWED_SCHEMES.has(scheme)) return null;',
    replace: '',
    meets: 'A link runs a script.',
    test: 'reading/rich-text',
  },
  {
    of: 'fields/safe-links',
    find: "address.replace(INVISIBLE, '').trim()",
    replace: 'address.trim()',
    meets: 'A link with an invisible character runs a script.',
    test: 'reading/rich-text',
  },
  {
    of: 'programs/match',
    find: '(span.withOver || !isOver(occurrence, span.now)) &&',
    replace: '',
    meets: 'What is over is still listed.',
    test: 'programs/agenda',
  },
  {
    of: 'programs/match',
    find: 'first ? common(first, ...others) : null',
    replace: 'first ?? null',
    meets: 'Of two needs of a visitor only one is looked at.',
    test: 'programs/agenda',
  },
  {
    of: 'programs/days',
    find: 'Math.floor((moment + offsetAt(moment)) / DAY)',
    replace: 'Math.floor(moment / DAY)',
    meets: 'What begins at half past midnight is listed on the day before.',
    test: 'programs/days',
  },
  {
    of: 'programs/occurrence',
    find: 'now.epochMilliseconds)) ?? inOrder.at(-1)',
    replace: 'now.epochMilliseconds))',
    meets: 'The page of a program that is over fails.',
    test: 'programs/occurrence',
  },
]);

/** Who may do what, what is written in turn, and what caches are told. */
const wiring = of('wiring', [
  {
    of: 'access/rules',
    find: "fromContentApi(req.context) ? { _status: { equals: 'published' } } : false",
    replace: 'fromContentApi(req.context)',
    meets: 'Visitors read drafts.',
    test: 'access/rules',
  },
  {
    of: 'access/rules',
    find: '(isReadingStaticFile === true ? { deletedAt: { exists: false } } : false)',
    replace: 'true',
    meets: 'The whole library is listed for anybody.',
    test: 'access/rules',
  },
  {
    of: 'access/rules',
    find: 'isFilled((data as { deletedAt?: unknown } | undefined)?.deletedAt));',
    replace: 'true);',
    meets: 'An editor deletes for good.',
    test: 'access/rules',
  },
  {
    of: 'access/rules',
    find: '{ read: signedIn, create: () => false,',
    replace: '{ read: () => true, create: () => false,',
    meets: 'Anybody reads the complaints of visitors.',
    test: 'access/rules',
  },
  {
    of: 'access/rules',
    find: "'role' in user && user.role === 'admin'",
    replace: "'role' in user",
    meets: 'Every editor is an administrator.',
    test: 'access/rules',
  },
  {
    of: 'database/sqlite-write-queue',
    find: 'if (undone.has(id)) throw new Error(UNDONE);\n      const named',
    replace: 'const named',
    meets: 'A change that was undone goes on writing half of itself.',
    test: 'database/sqlite-write-queue',
  },
  {
    of: 'database/sqlite-write-queue',
    find: 'await Promise.allSettled(transaction.writes);',
    replace: '',
    meets: 'A save ends before its last part is written.',
    test: 'database/sqlite-write-queue',
  },
  {
    of: 'database/sqlite-write-queue',
    find: 'if (hasTurn.getStore()) return call(write, args);',
    replace: '',
    meets: 'A save waits for itself.',
    test: 'database/sqlite-write-queue',
  },
  {
    of: 'database/queue',
    find: 'last = before.then(() => ended);',
    replace: 'last = ended;',
    meets: 'Two changes are written at once.',
    test: 'database/queue',
  },
  {
    of: 'database/queue',
    find: '    } catch (error) {\n      end();',
    replace: '    } catch (error) {',
    meets: 'After one save that waited too long nobody saves any more.',
    test: 'database/queue',
  },
  {
    of: 'content-api/respond',
    find: "headersOf('no-store', { 'Content-Type': JSON_UTF8, ...headers })",
    replace: "headersOf(CACHED, { 'Content-Type': JSON_UTF8, ...headers })",
    meets: 'An error is kept by caches.',
    test: 'content-api/answers',
  },
  {
    of: 'content-api/respond',
    find: "headersOf('no-store', { 'Content-Type': JSON_UTF8 })",
    replace: "headersOf(CACHED, { 'Content-Type': JSON_UTF8 })",
    meets: 'The answer to a draft, or to one visitor’s form, is kept by caches.',
    test: 'content-api/answers',
  },
  {
    of: 'content-api/answer-cache',
    find: 'if (revision === this.#revision) this.#answers.set',
    replace: 'this.#answers.set',
    meets: 'An answer from before a publication is kept after it.',
    test: 'content-api/answer-cache',
  },
  {
    of: 'content-api/answer-cache',
    find: '      this.#answers.clear();\n',
    replace: '',
    meets: 'A publication changes nothing.',
    test: 'content-api/answer-cache',
  },
  {
    of: 'content-api/service-credential',
    find: "credential !== undefined && isDraftCredential(PREVIEW_SECRET, credential) ? 'yes' : 'no'",
    replace: "'yes'",
    meets: 'Anybody reads drafts through the API.',
    test: 'content-api/answers',
  },
  {
    of: 'proxy',
    find: "if (FIRST_USER.test(decoded(pathname))) return new NextResponse('Not Found', { status: 404 });",
    replace: '',
    meets: 'A stranger makes themselves the first administrator.',
    test: 'proxy',
  },
]);

export const cms: PlantedFault[] = [...rules, ...wiring];
