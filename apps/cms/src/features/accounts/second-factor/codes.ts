import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { SIGNS } from '../code-alphabet.ts';

/** Seconds for which a code holds (RFC 6238). */
const PERIOD = 30;
/** Steps by which the clock of a phone may be wrong, either way. */
const SKEW = 1;
const RECOVERY_CODES = 10;
const GROUP = 5;

const getTotp = (secret: string, email: string) =>
  new TOTP({ issuer: 'Liget', label: email, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** 160 bits in base 32, as authenticator apps take it. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The code of the instant (milliseconds), as a phone would show it. */
export const generateCode = (secret: string, timestamp: number): string => getTotp(secret, '').generate({ timestamp });

/** What a phone reads the secret from: an address and a picture of it, as SVG. */
export function drawSetupCode(secret: string, email: string): { uri: string; svg: string } {
  const uri = getTotp(secret, email).toString();
  return { uri, svg: renderSVG(uri, { border: 2 }) };
}

/** The step that a code belongs to; `null` when it is none of the instant's (milliseconds) or its neighbours'. */
export function findStep(secret: string, code: string, timestamp: number): number | null {
  const delta = getTotp(secret, '').validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: SKEW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD) + delta;
}

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** Ten codes of some 49 bits each: 'k7fqm-3xwpe'. */
export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);
