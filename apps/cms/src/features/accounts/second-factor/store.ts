import type { PayloadRequest } from 'payload';
import type { User } from '../../../payload-types.ts';
import { lockUntilCommit } from '../../../platform/database/transactions/lock-until-commit.ts';
import { joinTransaction } from '../../../platform/database/transactions/transaction.ts';
import { detachPlans } from '../../../platform/publishing/scheduling/jobs.ts';
import { toTextOrNull } from '../../../platform/to-text.ts';
import { createRecoveryCodes, findStep } from './codes.ts';
import { hashRecoveryCode, openSealed, seal } from './sealed.ts';

export const SECOND_FACTORS = 'second-factors';

type Id = number | string;

/** A stored row, for each account that has a second factor or is setting one up. */
interface SecondFactorRow {
  id: number;
  secret: string | null;
  pending: string | null;
  step: number;
  recovery: string[];
}

const getSecret = (req: PayloadRequest) => req.payload.config.secret;

export async function findSecondFactor(req: PayloadRequest, user: Id): Promise<SecondFactorRow | null> {
  const row: unknown = await req.payload.db.findOne({
    collection: SECOND_FACTORS,
    ...joinTransaction(req),
    where: { user: { equals: Number(user) } },
  });
  if (typeof row !== 'object' || row === null) return null;
  const { id, secret, pending, step, recovery } = row as Record<string, unknown>;
  return {
    id: Number(id),
    secret: toTextOrNull(secret),
    pending: toTextOrNull(pending),
    step: typeof step === 'number' ? step : 0,
    recovery: Array.isArray(recovery) ? recovery.filter((hash) => typeof hash === 'string') : [],
  };
}

async function write(req: PayloadRequest, user: Id, data: Partial<Omit<SecondFactorRow, 'id'>>): Promise<void> {
  await req.payload.db.upsert({
    collection: SECOND_FACTORS,
    ...joinTransaction(req),
    where: { user: { equals: Number(user) } },
    data: { ...data, user: Number(user) },
  });
}

/** Stores since when the account has it, for itself and for administrators. The account's form does not contain this field. */
async function storeSince(req: PayloadRequest, user: Id, since: string | null): Promise<User> {
  const where = { id: { equals: user } };
  return req.payload.db.updateOne({ collection: 'users', ...joinTransaction(req), where, data: { secondFactorSince: since } });
}

/** Stores a secret that is not confirmed yet. */
export const keepPending = (req: PayloadRequest, user: Id, secret: string) => write(req, user, { pending: seal(getSecret(req), secret) });

/** Replaces the recovery codes; they are shown only once. */
export async function renewRecovery(req: PayloadRequest, user: Id): Promise<string[]> {
  const codes = createRecoveryCodes();
  await write(req, user, { recovery: codes.map((code) => hashRecoveryCode(getSecret(req), code)) });
  return codes;
}

/** Switches it on when the code belongs to the pending secret. Returns the recovery codes, or `null` when the code is wrong. */
export async function confirm(req: PayloadRequest, user: Id, code: string): Promise<string[] | null> {
  await lockUntilCommit(`second-factor/${user}`, req);
  const { pending } = (await findSecondFactor(req, user)) ?? {};
  const secret = pending ? openSealed(getSecret(req), pending) : null;
  const step = secret === null ? null : findStep(secret, code, Date.now());
  if (secret === null || step === null) return null;
  await write(req, user, { secret: seal(getSecret(req), secret), pending: null, step });
  await storeSince(req, user, new Date().toISOString());
  return renewRecovery(req, user);
}

/** Uses up a code, which works only once. `null` when it is wrong, was used, or was sealed with another CMS_SECRET. */
export async function useCode(req: PayloadRequest, user: Id, code: string): Promise<'code' | 'recovery' | null> {
  await lockUntilCommit(`second-factor/${user}`, req);
  const stored = await findSecondFactor(req, user);
  if (!stored?.secret) return null;
  const secret = openSealed(getSecret(req), stored.secret);
  const step = secret === null ? null : findStep(secret, code, Date.now());
  if (step !== null && step > stored.step) {
    await write(req, user, { step });
    return 'code';
  }
  const hash = hashRecoveryCode(getSecret(req), code);
  if (!stored.recovery.includes(hash)) return null;
  await write(req, user, { recovery: stored.recovery.filter((one) => one !== hash) });
  return 'recovery';
}

export async function isOn(req: PayloadRequest, user: Id): Promise<boolean> {
  return (await findSecondFactor(req, user))?.secret != null;
}

/** Deletes it: the password alone is enough. Plans of the account stay, also if it loses the administrator's rights. */
export async function switchOff(req: PayloadRequest, user: Id): Promise<void> {
  await req.payload.db.deleteMany({ collection: SECOND_FACTORS, ...joinTransaction(req), where: { user: { equals: Number(user) } } });
  await detachPlans(req, await storeSince(req, user, null));
}
