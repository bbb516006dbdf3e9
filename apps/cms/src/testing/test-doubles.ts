import type { Payload, PayloadRequest } from 'payload';

/* For tests without a database: objects of Payload that have only what the tested code uses. */

/** Of some of its properties the double may have other ones than Payload's type, such as those of a database adapter. */
export const createPayloadDouble = (parts: { [Name in keyof Payload]?: object }) => parts as unknown as Payload;

export const createRequestDouble = (parts: { [Name in keyof PayloadRequest]?: unknown }) => parts as unknown as PayloadRequest;
