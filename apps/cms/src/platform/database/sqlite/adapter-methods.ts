export type Method = (...args: never[]) => Promise<unknown>;
export type Adapter = Record<string, unknown>;

/** The adapter's methods that write; some of Payload's operations call them outside of a transaction. */
export const WRITES = [
  'create',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
  'upsert',
  'createVersion',
  'updateVersion',
  'deleteVersions',
  'createGlobal',
  'updateGlobal',
  'createGlobalVersion',
  'updateGlobalVersion',
  'updateJobs',
];
const TRANSACTIONS = ['beginTransaction', 'commitTransaction', 'rollbackTransaction'];
/** Methods whose names look like writes but are command-line tools or parts of the writes above. */
const NO_WRITES = ['createMigration', 'createJSONQuery', 'deleteWhere'];
const NAME_OF_A_WRITE = /^(create|update|delete|upsert|insertM|remove|replace|restore|save)/;

function isMethod(value: unknown): value is Method {
  return typeof value === 'function';
}

export function getMethod(adapter: Adapter, name: string): Method {
  const method = adapter[name];
  if (!isMethod(method))
    throw new Error(`The database adapter has no ${name}, which src/platform/database/sqlite/adapter-methods.ts lets wait for its turn.`);
  return method;
}

/** Throws at the start if Payload has write methods that the queue does not know: they would occasionally block the process. */
export function checkNames(adapter: Adapter): void {
  for (const name of [...WRITES, ...TRANSACTIONS]) getMethod(adapter, name);
  const unknown = Object.keys(adapter).filter(
    (name) => NAME_OF_A_WRITE.test(name) && isMethod(adapter[name]) && !WRITES.includes(name) && !NO_WRITES.includes(name),
  );
  if (unknown.length > 0)
    throw new Error(
      `src/platform/database/sqlite/adapter-methods.ts does not know these methods of the database adapter: ${unknown.join(', ')}`,
    );
}
