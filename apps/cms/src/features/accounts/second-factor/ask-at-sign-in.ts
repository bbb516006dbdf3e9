import { APIError, type CollectionBeforeLoginHook } from 'payload';
import { record } from '../../../platform/audit/record.ts';
import { createTries } from '../passwords/tries.ts';
import { isOn, useCode } from './store.ts';
import { type AnswerName, getAnswer } from './texts.ts';

const UNAUTHORIZED = 401;
const TRIES = 10;

/** The context key of the code that a sign-in request contains. */
export const CODE = 'secondFactorCode';
/** The context key set while a forgotten password is replaced, which signs nobody in (reset-password.ts). */
export const REPLACES_PASSWORD = 'replacesPassword';

/** Per account from all clients: a code has only a million values. */
export const codeTries = createTries(TRIES);

/** The password was right; the form shows the field for the code. */
export class SecondFactorError extends APIError {
  override name = 'SecondFactor';
  constructor(message: string) {
    super(message, UNAUTHORIZED, { needs: 'code' }, true);
  }
}

/** Refuses a user with a second factor without a valid code, before a session is created. Runs in the sign-in's own transaction. */
export const askSecondFactor: CollectionBeforeLoginHook = async ({ context, req, user }) => {
  if (context[REPLACES_PASSWORD] === true || !(await isOn(req, user.id))) return;
  const refuse = (name: AnswerName): never => {
    throw new SecondFactorError(getAnswer(req, name));
  };
  const code = context[CODE];
  if (typeof code !== 'string' || code.trim() === '') return refuse('needed');
  const key = String(user.id);
  if (!codeTries.take(key)) return refuse('tooMany');
  const used = await useCode(req, user.id, code);
  if (!used) return refuse('wrong');
  codeTries.forget(key);
  if (used === 'recovery') await record(req, { what: 'recovery-code' }, user);
};
