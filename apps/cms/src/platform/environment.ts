import path from 'node:path';
import * as z from 'zod';

/** One address without a name; no lists and no characters that could end a header. */
export const MAILBOX = /^[^\s\p{Cc}<>()[\]\\,;:"@]{1,251}@[^\s\p{Cc}<>()[\]\\,;:"@]{1,251}$/u;
const SENDER = /^(?:[^\p{Cc}<>"]*<[^\s\p{Cc}<>(),;:"@]+@[^\s\p{Cc}<>(),;:"@]+>|[^\s\p{Cc}<>(),;:"@]+@[^\s\p{Cc}<>(),;:"@]+)$/u;

const Environment = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    /** The folder of the database and of uploaded files. */
    DATA_DIR: z
      .string()
      .min(1)
      .default('data')
      .transform((folder) => path.resolve(folder)),
    /** The URL of a PostgreSQL database; without it the content is in an SQLite file. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    /** Signs the editors' sessions. */
    CMS_SECRET: z.string().min(32, 'must have at least 32 characters'),
    /** Signs preview links; the site has the same value. Without it there are no previews. */
    PREVIEW_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    /** The public origin under which editors reach the admin. */
    PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),
    /** Where `prepare.ts` caches the drawn images of the seed for the next empty database. */
    SEED_IMAGE_CACHE: z.string().optional(),
    /** 'scene': the seed's pictures of one scene share an image; for tests. */
    SEED_IMAGES: z.enum(['picture', 'scene']).default('picture'),
    S3_BUCKET: z.string().optional(),
    S3_REGION: z.string().optional(),
    S3_ENDPOINT: z.url().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** '1' in the one process that publishes on schedule and sends mail. */
    CMS_RUN_JOBS: z.enum(['0', '1']).default('0'),
    /** From when administrators need a second factor for their rights: '1' at once; '0' is an earlier spelling of 'never'. */
    REQUIRE_SECOND_FACTOR: z.enum(['after-14-days', '1', 'never', '0']).default('after-14-days'),
    /** The mail server; without it each email becomes a file in the data folder. */
    SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: 'must be an smtp:// or smtps:// address' }).optional(),
    /** The sender, as `Name <address>` or an address; without it `noreply@` and the host of PUBLIC_ORIGIN. */
    MAIL_FROM: z.string().regex(SENDER, 'must be an address, or a name and <address>').optional(),
    /** The address for replies. */
    MAIL_REPLY_TO: z.string().regex(MAILBOX, 'must be an e-mail address').optional(),
    /** The external mailing list with which the list of subscribers is synchronised. */
    MAILING_LIST: z.enum(['builtin', 'listmonk', 'brevo']).default('builtin'),
    LISTMONK_URL: z.url({ protocol: /^https?$/ }).optional(),
    LISTMONK_TOKEN: z
      .string()
      .regex(/^[^\s:]+:\S+$/, 'must be the API user and its token, as user:token')
      .optional(),
    LISTMONK_LIST: z.coerce.number().int().positive().optional(),
    BREVO_API_KEY: z.string().optional(),
    BREVO_LIST: z.coerce.number().int().positive().optional(),
  })
  .refine((env) => env.MAILING_LIST !== 'listmonk' || (env.LISTMONK_URL && env.LISTMONK_TOKEN && env.LISTMONK_LIST), {
    path: ['MAILING_LIST'],
    error: 'listmonk needs LISTMONK_URL, LISTMONK_TOKEN and LISTMONK_LIST beside it',
  })
  .refine((env) => env.MAILING_LIST !== 'brevo' || (env.BREVO_API_KEY && env.BREVO_LIST), {
    path: ['MAILING_LIST'],
    error: 'brevo needs BREVO_API_KEY and BREVO_LIST beside it',
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_REGION && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    error: 'needs S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it',
  });

/** The names of all variables that the content service reads. */
export const VARIABLES: readonly string[] = Object.keys(Environment.shape);

export type Environment = z.infer<typeof Environment>;

/** Reads the process environment. Throws one readable message that names every invalid variable. */
export function readEnvironment(source: NodeJS.ProcessEnv = process.env): Environment {
  const definedValues = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(definedValues);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The content service cannot start; its environment is not right:\n${lines.join('\n')}`);
}
