import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';
import { CODE_ALPHABET } from '../code-alphabet.ts';

/** Seconds for which a code is valid (RFC 6238). */
const PERIOD_SECONDS = 30;
/** Periods by which a phone's clock may be wrong in either direction. */
const SKEW = 1;
const RECOVERY_CODES = 10;
const GROUP = 5;

const getTotp = (secret: string, email: string) =>
  new TOTP({ issuer: 'Liget', label: email, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS, secret: Secret.fromBase32(secret) });

/** 160 bits in base 32, the format of authenticator apps. */
export const createSecret = (): string => new Secret({ size: 20 }).base32;

/** The code at an instant (milliseconds), as a phone shows it. */
export const generateCode = (secret: string, timestamp: number): string => getTotp(secret, '').generate({ timestamp });

/** The secret for a phone: a URI and its QR code as SVG. */
export function drawSetupCode(secret: string, email: string): { uri: string; svg: string } {
  const uri = getTotp(secret, email).toString();
  return { uri, svg: renderSVG(uri, { border: 2 }) };
}

/** The period of a valid code; `null` when it belongs neither to the period of the instant (milliseconds) nor to a neighbouring one. */
export function findStep(secret: string, code: string, timestamp: number): number | null {
  const delta = getTotp(secret, '').validate({ token: code.replaceAll(/\s/g, ''), timestamp, window: SKEW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

const group = () => Array.from({ length: GROUP }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('');

/** Ten codes of about 49 bits each: 'k7fqm-3xwpe'. */
export const createRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, () => `${group()}-${group()}`);
