import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getApiError } from '../api-errors.ts';
import { isApi } from './api-answers.ts';
import type { EditorSessions } from './editor-sessions.ts';

interface Options {
  sessions: EditorSessions;
  publicOrigin: string;
}

const FOREIGN_ORIGIN = { code: 'foreign_origin', message: 'This cannot be sent from another site. / Ez más oldalról nem küldhető.' };

// The body has not been read, so the connection cannot be reused.
const refuse = (reply: FastifyReply, status: 400 | 401 | 403): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('connection', 'close')
    .send({ error: status === 403 ? FOREIGN_ORIGIN : getApiError(status) });

/** Whether Next may call a server action for the request: it runs those of the admin for any of its pages. */
const isActionCall = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'POST' && (!isApi(url) || headers['next-action'] !== undefined);

/** A form without the text that separates its fields: Next answers it with 500. */
const isUnreadableForm = ({ headers }: FastifyRequest): boolean =>
  /^multipart\/form-data(?!.*;\s*boundary=)/i.test(headers['content-type'] ?? '');

/**
 * Refuses calls of the admin's server actions from other sites and without a session. Next reads the body of a call before the action asks
 * who sends it, and answers 500 with a stack in the log if the body is no form. The pages for signing in call none.
 */
export function registerAdminPosts(app: FastifyInstance, { sessions, publicOrigin }: Options): void {
  const ownOrigin = new URL(publicOrigin).origin;
  app.addHook('onRequest', async (request, reply) => {
    if (!isActionCall(request)) return undefined;
    const { origin } = request.headers;
    if (origin !== undefined && origin !== ownOrigin) return refuse(reply, 403);
    if ((await sessions.verify(request.headers)) === 'invalid') return refuse(reply, 401);
    return isUnreadableForm(request) ? refuse(reply, 400) : undefined;
  });
}
