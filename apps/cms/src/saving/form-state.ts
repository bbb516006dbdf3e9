import { buildFormStateHandler } from '@payloadcms/ui/utilities/buildFormState';
import type { BuildFormStateArgs, ServerFunction } from 'payload';
import { limitLock } from './lock.ts';

/** Payload's server function of the same name, for the admin's layout. */
export const formState: ServerFunction<BuildFormStateArgs> = (args) => buildFormStateHandler(limitLock(args));
