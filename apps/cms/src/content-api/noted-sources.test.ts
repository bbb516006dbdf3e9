import { expect, it } from 'vitest';
import { everyRow } from '../../../../test-rows.ts';
import { raise } from '../platform/content-revision/raise.ts';
import { ANY_CONTENT, collectSources } from '../platform/content-revision/sources.ts';
import { listStatements } from '../testing/databases/temporary-database.ts';
import { openContentApi } from '../testing/test-content-api.ts';
import { everyEndpoint } from '../testing/test-endpoints.ts';

const { payload, ask } = await openContentApi({ withEvents: true });

/** The collection or global that a table belongs to: 'events_locales' to 'events', 'event_series' to 'event-series'. */
function findOwner(table: string): string | undefined {
  const slugs = [...Object.keys(payload.collections), ...payload.globals.config.map(({ slug }) => slug)];
  const owns = (slug: string) => `${table}_`.startsWith(`${slug.replaceAll('-', '_')}_`);
  return slugs.filter(owns).toSorted((a, b) => b.length - a.length)[0];
}

/** The collections and globals whose tables are read by `act`. */
async function readBySql(act: () => Promise<unknown>): Promise<Set<string>> {
  const statements = await listStatements(payload, act);
  const tables = statements.flatMap((sql) =>
    [...sql.matchAll(/\b(?:from|join) ["`]?(?<table>\w+)/gi)].map(({ groups }) => groups?.['table']),
  );
  return new Set(tables.flatMap((table) => findOwner(table ?? '') ?? []));
}

const COUNTER = 'content-revision';
const isStored = ({ name, locale }: (typeof everyEndpoint)[number]) => locale === 'hu' && name !== 'contentRevision';

it('every table from which an answer is read belongs to a noted source', () =>
  everyRow(
    everyEndpoint.filter(isStored),
    ({ name }) => name,
    async ({ path }) => {
      await raise({ context: {}, payload });
      let noted: ReadonlySet<string> = new Set();
      const read = await readBySql(async () => {
        ({ sources: noted } = await collectSources(() => ask.json(`/hu${path}`)));
      });
      expect(noted.size).toBeGreaterThan(0);
      const isNoted = (slug: string) => slug === COUNTER || noted.has(slug) || noted.has(ANY_CONTENT);
      expect([...read].filter((slug) => !isNoted(slug))).toEqual([]);
      expect(read.size).toBeGreaterThan(1);
    },
  ));
