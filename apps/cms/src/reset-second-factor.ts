/**
 * Lets an account sign in with its password alone when phone and recovery codes are lost and no other administrator can help. Run as
 * `node apps/cms/src/reset-second-factor.ts <e-mail>`; exits 0 when it is done and 1, with a message, when not. The audit log records it.
 */

import { existsSync } from 'node:fs';
import path from 'node:path';
import { createLocalReq, getPayload } from 'payload';
import { resetByOperator } from './features/accounts/second-factor/reset-by-operator.ts';
import { SQLITE_FILE } from './platform/database/sqlite/sqlite-file.ts';
import { readEnvironment } from './platform/environment.ts';

try {
  const [email = ''] = process.argv.slice(2);
  const { DATABASE_URL, DATA_DIR } = readEnvironment();
  // Payload would make a new one.
  if (!DATABASE_URL && !existsSync(path.join(DATA_DIR, SQLITE_FILE)))
    throw new Error(`There is no database in ${DATA_DIR}; name its folder with DATA_DIR.`);
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  const done = await resetByOperator(await createLocalReq({}, payload), email);
  await payload.destroy();
  process.stdout.write(`${done}\n`);
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
