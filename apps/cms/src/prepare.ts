/**
 * Prepares the database before the content service starts: schema, first administrator, and the content of an empty database.
 * Run as `node apps/cms/src/prepare.ts`; safe to run at every start. Exits 0 when all is ready and 1, with a message, when not.
 */
import { getPayload, type Payload } from 'payload';
import { fillInSearchTexts } from './admin/list-search/fill-in.ts';
import { ensureAdministrator, readAdministrator } from './features/accounts/first-administrator.ts';
import { ensureRevision } from './platform/content-revision/raise.ts';
import { type Environment, readEnvironment } from './platform/environment.ts';
import { ensureBaseMap } from './seed/base-map.ts';
import { isSeeded } from './seed/state.ts';

const FILLED_BEFORE = 'The database has content already; nothing was added';
function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Loads and reads the contents first, which takes a second or two and only an empty database needs. Answers whether it was empty. */
async function fill(payload: Payload, { SEED_IMAGE_CACHE, SEED_IMAGES }: Environment): Promise<boolean> {
  const [{ seed }, { openImageCache }, { renderPicture }, { shareImagesOfScene }, { readSeedContent }] = await Promise.all([
    import('./seed/seed.ts'),
    import('./seed/image-cache.ts'),
    import('./seed/pictures.ts'),
    import('./seed/shared-images.ts'),
    import('@liget/seed'),
  ]);
  const cached = SEED_IMAGE_CACHE === undefined ? renderPicture : await openImageCache(SEED_IMAGE_CACHE);
  const render = SEED_IMAGES === 'scene' ? shareImagesOfScene(cached) : cached;
  return seed(payload, readSeedContent(), { now: Temporal.Now.instant(), log, render });
}

/** Runs the steps in order; each one does nothing when it has been done before. */
async function prepare(payload: Payload, environment: Environment): Promise<void> {
  await ensureRevision(payload);
  const administrator = readAdministrator(process.env, environment.DATA_DIR);
  if (await ensureAdministrator(payload, administrator)) log(`Created the first administrator, ${administrator.email}`);
  if (await isSeeded(payload)) {
    const filledIn = await fillInSearchTexts(payload);
    if (filledIn > 0) log(`The editors' lists can be searched: ${filledIn} documents`);
    const isNew = await ensureBaseMap(payload, async () => (await import('@liget/seed')).readSeedBaseMap());
    return log(isNew ? 'The map has its ground' : FILLED_BEFORE);
  }
  log((await fill(payload, environment)) ? 'The database is filled' : FILLED_BEFORE);
}

async function main(): Promise<void> {
  const environment = readEnvironment();
  readAdministrator(process.env, environment.DATA_DIR);
  // Payload brings the schema up to date in production only, and this is the step that does it for every mode.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  await prepare(payload, environment);
  await payload.destroy();
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && error.cause instanceof Error) process.stderr.write(`${error.cause.stack ?? error.cause.message}\n`);
  process.exit(1);
}
