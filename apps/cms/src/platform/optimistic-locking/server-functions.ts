import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import { type BuildFormStateArgs, Forbidden, type PayloadRequest, type ServerFunction } from 'payload';
import { limitLock } from './lock.ts';

const formState: ServerFunction<BuildFormStateArgs> = (args) => buildFormStateHandler(limitLock(args));

/** Payload's own schedules ask for no right: any account could call off what another has scheduled. Ours are `scheduling/endpoints.ts`. */
const refuse = ({ req }: { req: PayloadRequest }) => {
  throw new Forbidden(req.t);
};

/** In the place of Payload's server functions of the same names, for the admin's layout. */
export const serverFunctions = {
  'form-state': formState,
  'schedule-publish': refuse,
  'get-upcoming-scheduled-publish': refuse,
};
