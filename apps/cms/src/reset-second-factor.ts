/**
 * Lets an account sign in with its password alone when phone and recovery codes are lost and no other administrator can help. Run as
 * `node apps/cms/src/reset-second-factor.ts <e-mail>`; exits 0 when it is done and 1, with a message, when not. The audit log tells it.
 */
import { createLocalReq, getPayload } from 'payload';
import { resetByOperator } from './accounts/second-factor/reset-by-operator.ts';

try {
  const [email = ''] = process.argv.slice(2);
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
