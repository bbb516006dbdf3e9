import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { type BuildFormStateArgs, Forbidden, type PayloadRequest, type ServerFunction } from 'payload';
import { limitLock } from './lock.ts';

const answerFormState: ServerFunction<BuildFormStateArgs> = (args) => buildFormStateHandler(limitLock(args));

/** Payload's own scheduling checks no rights: any account could cancel what another has scheduled. Ours is in `scheduling/endpoints.ts`. */
const refuse = ({ req }: { req: PayloadRequest }) => {
  throw new Forbidden(req.t);
};

/** Replaces Payload's server functions of the same names, in the admin's layout. */
export const serverFunctions = {
  'form-state': answerFormState,
  'schedule-publish': refuse,
  'get-upcoming-scheduled-publish': refuse,
};
