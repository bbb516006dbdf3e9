// One content service on a temporary database with so many events; answers each message with the CPU time of an unseen query.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const size = Number(process.argv[2]);
const TEMPLATES = 60;
const OCCURRENCES = 10;
/** Programs of a page. */
const PAGE = 5;
const directory = mkdtempSync(path.join(tmpdir(), 'liget-bench-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
Object.assign(process.env, {
  DATA_DIR: directory,
  CMS_SECRET: 'a secret for the benchmark, longer than thirty-two signs',
  DATABASE_URL: '',
  S3_BUCKET: '',
  PAYLOAD_LOG_LEVEL: 'error',
  NODE_ENV: 'production',
});

process.chdir(path.resolve(import.meta.dirname, '..'));
const { default: config } = await import('../src/payload.config.ts');
const { createApiClient, publish } = await import('../src/testing/test-content.ts');
const { createPicture } = await import('../src/testing/media/test-uploads.ts');
const { getPayload } = await import('payload');
const payload = await getPayload({ config: await config, disableOnInit: true });
const run = (raw) => payload.db.execute({ db: payload.db.drizzle, raw });

const CATEGORIES = ['cultural', 'outdoor', 'family', 'sport'];
const today = Temporal.Now.zonedDateTimeISO('Europe/Budapest').toPlainDate();
const at = (ahead, hour) =>
  today
    .add({ days: ahead })
    .toZonedDateTime({ timeZone: 'Europe/Budapest', plainTime: `${hour}:00` })
    .toInstant()
    .toString({ smallestUnit: 'millisecond' });

async function templates() {
  const picture = await createPicture(payload);
  const categories = [];
  for (const slug of CATEGORIES) categories.push(await publish(payload, 'event-categories', { slug, name: slug }));
  const [types, locations] = [[], []];
  for (let index = 0; index < 12; index += 1) {
    types.push(
      await publish(payload, 'event-types', { name: `Típus ${index}`, category: categories[index % 4] }, { name: `Type ${index}` }),
    );
    locations.push(await publish(payload, 'event-locations', { title: `Helyszín ${index}` }, { title: `Place ${index}` }));
  }
  for (let index = 0; index < TEMPLATES; index += 1) {
    const hour = String(8 + (index % 12)).padStart(2, '0');
    const end = String(9 + (index % 12)).padStart(2, '0');
    await publish(
      payload,
      'events',
      {
        title: `Program ${index}`,
        lead: 'Egy program a parkban.',
        picture,
        category: categories[index % 4],
        type: types[index % 12],
        location: locations[index % 12],
        free: index % 3 === 0,
        accessibility: index % 4 === 0 ? ['step_free'] : [],
        occurrences: Array.from({ length: OCCURRENCES }, (_, week) => ({
          start: at((index % 7) + week * 7, hour),
          end: at((index % 7) + week * 7, end),
        })),
      },
      { title: `Event ${index}`, lead: 'An event in the park.' },
    );
  }
}

/** The same events again under other ids and addresses, on other days: thousands of saves would take minutes. */
async function copies() {
  const listColumns = async (table) => (await run(`SELECT name FROM pragma_table_info('${table}')`)).rows.map(({ name }) => String(name));
  const tables = {
    events: { id: (by) => `id + ${by}` },
    events_locales: { id: (by) => `id + ${by * 2}`, _parent_id: (by) => `_parent_id + ${by}`, slug: (by) => `slug || '-${by}'` },
    events_occurrences: {
      id: (by) => `id || '-${by}'`,
      _parent_id: (by) => `_parent_id + ${by}`,
      ...Object.fromEntries(
        ['start', 'end', 'until'].map((name) => [
          name,
          (by) => `strftime('%Y-%m-%dT%H:%M:%fZ', "${name}", '+${(by / TEMPLATES) % 90} days')`,
        ]),
      ),
    },
    events_accessibility: { id: (by) => `id + ${by * 10}`, parent_id: (by) => `parent_id + ${by}` },
  };
  const original = { events: 'id', events_locales: '_parent_id', events_occurrences: '_parent_id', events_accessibility: 'parent_id' };
  for (const [table, changed] of Object.entries(tables)) {
    const names = await listColumns(table);
    for (let by = TEMPLATES; by < size; by += TEMPLATES) {
      const values = names.map((name) => changed[name]?.(by) ?? `"${name}"`);
      const most = Math.min(TEMPLATES, size - by);
      await run(
        `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${original[table]} <= ${most}`,
      );
    }
  }
}

await templates();
await copies();
await payload.updateGlobal({ slug: 'content-revision', locale: 'hu', data: { value: 1 } });
const ask = createApiClient(payload);
const [counted] = (await run('SELECT COUNT(*) AS events, (SELECT COUNT(*) FROM events_occurrences) AS occurrences FROM events')).rows;
if (Number(counted.events) !== size) throw new Error(`There are ${counted.events} events, not ${size}`);

const begin = performance.now();
await ask.json('/hu/event-agenda?limit=1');
const index = performance.now() - begin;

/**
 * No query is asked twice, or the service would answer it from memory. Each fills its page in both databases: what is compared is the
 * filtering, not how many cards are read.
 */
function queries(round) {
  const addDays = (ahead) => today.add({ days: ahead }).toString();
  return CATEGORIES.flatMap((category, place) => {
    const from = addDays(round * 4 + place);
    return [
      `category=${category}&from=${from}`,
      `category=${category}&category=cultural&free=1&from=${from}`,
      `time_of_day=afternoon&category=${category}&from=${from}`,
      `accessibility=step_free&from=${from}`,
      `location=helyszin-${place}&location=helyszin-${place + 4}&from=${from}`,
      `from=${from}&sort=${round % 2 === 0 ? 'time' : 'new'}`,
    ];
  });
}

async function answer({ round, place }) {
  const query = queries(round)[place];
  const start = process.cpuUsage();
  const response = await ask.request(`/hu/event-agenda?limit=${PAGE}&${query}`);
  const body = await response.json();
  const { user, system } = process.cpuUsage(start);
  if (body.events?.length !== PAGE) throw new Error(`${query}: ${body.events?.length} programs, not a page of ${PAGE}`);
  process.send((user + system) / 1000);
}
process.on('message', (message) => {
  answer(message).catch((error) => {
    console.error(error);
    process.exit(1);
  });
});
process.send({ occurrences: Number(counted.occurrences), index, queries: queries(0).length });
