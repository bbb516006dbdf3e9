import type { Endpoint, PayloadRequest } from 'payload';
import { record } from '../../../platform/audit/record.ts';
import { inTransaction } from '../../../platform/database/transactions/in-transaction.ts';
import { refuseSignedOut, sendMessage } from '../../../platform/message-answers.ts';
import { getRoles, isAdministrator, isSecondFactorCompulsory } from '../../../platform/rights/roles.ts';
import { codeTries } from './ask-at-sign-in.ts';
import { createSecret, drawSetupCode } from './codes.ts';
import type { SecondFactorState } from './state.ts';
import { confirm, findSecondFactor, isOn, keepPending, renewRecovery, switchOff, useCode } from './store.ts';
import { type AnswerName, SECOND_FACTOR_ANSWERS } from './texts.ts';

const HEADERS = { 'Cache-Control': 'no-store' };
const STATUS: Partial<Record<AnswerName, number>> = { notYours: 403, none: 404, alreadyOn: 409, tooMany: 429 };

const refuse = (req: PayloadRequest, name: AnswerName) => sendMessage(req, STATUS[name] ?? 400, SECOND_FACTOR_ANSWERS[name]);
const answer = (body: object) => Response.json(body, { headers: HEADERS });

/** The data of the account screen. */
async function getState(req: PayloadRequest, id: number | string): Promise<SecondFactorState> {
  const stored = await findSecondFactor(req, id);
  const isCompulsory = isSecondFactorCompulsory(req.user) && getRoles(req.user).includes('administrator');
  return { isOn: stored?.secret != null, codesLeft: stored?.recovery.length ?? 0, isCompulsory };
}

async function readCode(req: PayloadRequest): Promise<string> {
  const body: unknown = await req.json?.().catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string' ? body.code.trim() : '';
}

type Handler = (req: PayloadRequest, id: number | string) => Promise<Response>;

/** Changes the user's own second factor and logs it in one transaction. */
const own =
  (handle: Handler): Endpoint['handler'] =>
  async (req) =>
    req.user ? inTransaction(req, (within) => handle(within, within.user?.id ?? 0)) : refuseSignedOut(req);

/** For actions that need a valid code of the user. */
const withCode = (handle: Handler): Endpoint['handler'] =>
  own(async (req, id) => {
    if (!codeTries.take(String(id))) return refuse(req, 'tooMany');
    if (!(await useCode(req, id, await readCode(req)))) return refuse(req, 'wrong');
    codeTries.forget(String(id));
    return handle(req, id);
  });

/** `/api/users/second-factor…`: the own second factor, and its removal by an administrator when a phone is lost. */
export const secondFactorEndpoints: Omit<Endpoint, 'root'>[] = [
  { method: 'get', path: '/second-factor', handler: own(async (req, id) => answer(await getState(req, id))) },
  {
    method: 'post',
    path: '/second-factor/begin',
    handler: own(async (req, id) => {
      if (await isOn(req, id)) return refuse(req, 'alreadyOn');
      const secret = createSecret();
      await keepPending(req, id, secret);
      return answer({ secret, ...drawSetupCode(secret, req.user?.email ?? '') });
    }),
  },
  {
    method: 'post',
    path: '/second-factor/confirm',
    handler: own(async (req, id) => {
      if (await isOn(req, id)) return refuse(req, 'alreadyOn');
      if (!codeTries.take(String(id))) return refuse(req, 'tooMany');
      const codes = await confirm(req, id, await readCode(req));
      if (!codes) return refuse(req, 'wrong');
      codeTries.forget(String(id));
      await record(req, { what: 'second-factor-on' });
      return answer({ codes });
    }),
  },
  { method: 'post', path: '/second-factor/codes', handler: withCode(async (req, id) => answer({ codes: await renewRecovery(req, id) })) },
  {
    method: 'post',
    path: '/second-factor/off',
    handler: withCode(async (req, id) => {
      await switchOff(req, id);
      await record(req, { what: 'second-factor-off' });
      return answer(await getState(req, id));
    }),
  },
  {
    method: 'post',
    path: '/:id/second-factor/reset',
    handler: own(async (req) => {
      if (!isAdministrator(req.user)) return refuse(req, 'notYours');
      const id = Number(req.routeParams?.['id']);
      if (!Number.isSafeInteger(id) || !(await isOn(req, id))) return refuse(req, 'none');
      const { name, email } = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
      await switchOff(req, id);
      await record(req, { what: 'second-factor-reset', subject: 'users', document: id, title: name || email });
      return answer({});
    }),
  },
];
