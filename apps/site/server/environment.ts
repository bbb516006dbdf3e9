import { randomUUID } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import * as z from 'zod';

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && url.pathname + url.search + url.hash + url.username === '/';
}

/** Protocol, host and port; a trailing slash is allowed. */
const origin = z.url({ protocol: /^https?$/ }).refine(isOrigin, 'must be an origin, for example https://liget.example');
const port = z.coerce.number().int().min(0).max(65535);

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    /** `localhost` means 127.0.0.1 and ::1, if the machine has both. */
    HOST: z.string().min(1).default('localhost'),
    PORT: port.default(3000),
    /** Where the content service listens. */
    CMS_ORIGIN: origin.default('http://127.0.0.1:3001'),
    /** Milliseconds that the site waits for an answer of the content service. */
    CMS_TIMEOUT: z.coerce.number().int().min(100).default(5_000),
    /** The origin that visitors use; cookies and canonical links depend on it. */
    PUBLIC_ORIGIN: origin.optional(),
    /** English's own origin, where it has one; without it English is at PUBLIC_ORIGIN too. */
    PUBLIC_ORIGIN_EN: origin.transform((text) => text.replace(/\/$/, '')).optional(),
    /** The only host that search engines may index; without it none is. */
    PRODUCTION_HOST: z.string().optional(),
    /** Base address and access key of the translation service (the Tolgee API); both or neither. */
    TRANSLATIONS_URL: z.url().optional(),
    TRANSLATIONS_KEY: z.string().optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    /** Verifies the links of previews; the content service has the same secret. */
    PREVIEW_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    /** 'off' for tests and benchmarks, in which all requests come from one trusted address. */
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    /** The folder for copies of pictures and documents, and its size in megabytes; without it a temporary folder of this process. */
    MEDIA_CACHE_DIR: z.string().optional(),
    MEDIA_CACHE_MB: z.coerce.number().int().min(16).default(1024),
    /** The folder for saved answers; without it a site that starts in an outage has nothing to show. */
    CONTENT_CACHE_DIR: z.string().optional(),
    /** Number of proxies in front whose X-Forwarded-* headers are trusted. */
    TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
    /** Whether HSTS includes subdomains: 'off' if one of them has no certificate. */
    HSTS_SUBDOMAINS: z.enum(['on', 'off']).default('on'),
    /** Contact for security reports, and the page about them; without the first there is no security.txt. */
    SECURITY_CONTACT: z
      .string()
      .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*|tel:\+\d[\d-]*)$/, 'must be mailto:…, https://… or tel:+…')
      .optional(),
    SECURITY_POLICY: z
      .string()
      .regex(/^https:\/\/[^\s/]\S*$/, 'must be an https:// address')
      .optional(),
  })
  .refine((env) => Boolean(env.TRANSLATIONS_URL) === Boolean(env.TRANSLATIONS_KEY), {
    path: ['TRANSLATIONS_URL'],
    error: 'needs TRANSLATIONS_KEY beside it, and the other way round',
  });

/** The names of all variables that the site reads. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

export type Environment = z.infer<typeof Environment> & { PUBLIC_ORIGIN: string; MEDIA_CACHE_DIR: string };

/** A random name, for which nobody can have created a folder before. */
const createFolderName = () => path.join(os.tmpdir(), `liget-media-${randomUUID()}`);

/** Reads the process environment. Throws one readable message that names every bad variable. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = Environment.safeParse(Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')));
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The site cannot start; its environment is not right:\n${lines.join('\n')}`);
  }
  const { PUBLIC_ORIGIN = `http://localhost:${parsed.data.PORT}`, MEDIA_CACHE_DIR = createFolderName() } = parsed.data;
  return { ...parsed.data, PUBLIC_ORIGIN: PUBLIC_ORIGIN.replace(/\/$/, ''), MEDIA_CACHE_DIR: path.resolve(MEDIA_CACHE_DIR) };
}
