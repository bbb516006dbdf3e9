import type { FastifyInstance } from 'fastify';
import type { Environment } from '../environment.ts';

const PATH = '/.well-known/security.txt';
/** RFC 9116, section 2.5.5, recommends less than a year. */
const EXPIRES_IN_DAYS = 180;

interface SecurityContact {
  contact: string;
  policy: string | undefined;
  /** The origins of the file, without a trailing slash. */
  origins: readonly string[];
}

/** The contact for vulnerabilities (RFC 9116). The same text for a whole day. */
export function writeSecurityTxt({ contact, policy, origins }: SecurityContact, now: Temporal.Instant): string {
  const expires = now.toZonedDateTimeISO('UTC').startOfDay().add({ days: EXPIRES_IN_DAYS }).toInstant();
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires.toString()}`,
    'Preferred-Languages: hu, en',
    ...[...new Set(origins)].map((origin) => `Canonical: ${origin}${PATH}`),
    ...(policy === undefined ? [] : [`Policy: ${policy}`]),
  ];
  return `${lines.join('\n')}\n`;
}

type Settings = Pick<Environment, 'SECURITY_CONTACT' | 'SECURITY_POLICY'>;

export function registerSecurityTxt(
  app: FastifyInstance,
  { SECURITY_CONTACT, SECURITY_POLICY }: Settings,
  origins: readonly string[],
): void {
  app.get(PATH, async (_, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (SECURITY_CONTACT === undefined) return reply.code(404).header('cache-control', 'no-store').send('There is no security.txt here.\n');
    const text = writeSecurityTxt({ contact: SECURITY_CONTACT, policy: SECURITY_POLICY, origins }, Temporal.Now.instant());
    return reply.header('cache-control', 'public, max-age=3600').send(text);
  });
}
