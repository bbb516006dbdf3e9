import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

const readTestEnvironment = (source: Record<string, string | undefined>) => readEnvironment(source as NodeJS.ProcessEnv);
const CMS_SECRET = 'a secret for tests, longer than thirty-two signs';
const bucket = { S3_BUCKET: 'liget', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

describe('the content service’s environment', () => {
  test('needs only a secret: SQLite and uploads in the data folder, no jobs', () => {
    expect(readTestEnvironment({ CMS_SECRET })).toEqual({
      NODE_ENV: 'production',
      DATA_DIR: path.resolve('data'),
      CMS_SECRET,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      CMS_RUN_JOBS: '0',
      MAILING_LIST: 'builtin',
      REQUIRE_SECOND_FACTOR: 'after-14-days',
      SEED_IMAGES: 'picture',
    });
  });

  test('accepts PostgreSQL and a complete S3, and treats an empty value as missing', () => {
    const DATABASE_URL = 'postgres://liget:p%40ss@db.example:5432/liget';
    expect(readTestEnvironment({ CMS_SECRET, DATABASE_URL, ...bucket })).toMatchObject({ DATABASE_URL, ...bucket });
    expect(readTestEnvironment({ CMS_SECRET, DATABASE_URL: '', S3_BUCKET: '' })).not.toHaveProperty('DATABASE_URL');
  });

  test('accepts a mail server with a password and a sender with a name', () => {
    const mail = {
      SMTP_URL: 'smtps://liget:p%40ss@mail.example:465',
      MAIL_FROM: 'Városliget <hirek@liget.example>',
      MAIL_REPLY_TO: 'iroda@liget.example',
    };
    expect(readTestEnvironment({ CMS_SECRET, ...mail })).toMatchObject(mail);
    expect(readTestEnvironment({ CMS_SECRET, SMTP_URL: '', MAIL_FROM: 'hirek@liget.example' })).not.toHaveProperty('SMTP_URL');
  });

  test.each([
    ['CMS_SECRET', { CMS_SECRET: undefined }],
    ['CMS_SECRET', { CMS_SECRET: 'short' }],
    ['PREVIEW_SECRET', { PREVIEW_SECRET: 'short' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/liget' }],
    ['DATABASE_URL', { DATABASE_URL: 'liget' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'liget.example' }],
    ['CMS_RUN_JOBS', { CMS_RUN_JOBS: 'yes' }],
    ['REQUIRE_SECOND_FACTOR', { REQUIRE_SECOND_FACTOR: 'yes' }],
    ['S3_BUCKET', { ...bucket, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_ENDPOINT', { ...bucket, S3_ENDPOINT: 'minio' }],
    ['NODE_ENV', { NODE_ENV: 'live' }],
    ['MAILING_LIST', { MAILING_LIST: 'mailchimp' }],
    ['MAILING_LIST', { MAILING_LIST: 'listmonk', LISTMONK_URL: 'https://lists.example' }],
    ['MAILING_LIST', { MAILING_LIST: 'brevo', BREVO_API_KEY: 'short' }],
    ['LISTMONK_TOKEN', { LISTMONK_TOKEN: 'short' }],
    ['BREVO_LIST', { BREVO_LIST: 'x' }],
    ['SMTP_URL', { SMTP_URL: 'http://short@mail.example' }],
    ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
    ['MAIL_FROM', { MAIL_FROM: 'short' }],
    ['MAIL_FROM', { MAIL_FROM: 'Liget <short@liget.example>\r\nBcc: x@y.example' }],
    ['MAIL_REPLY_TO', { MAIL_REPLY_TO: 'Liget <short@liget.example>' }],
  ])('%s: an invalid value (%j) stops the start with a message that names the variable and repeats no secret', (name, source) => {
    const start = () => readTestEnvironment({ CMS_SECRET, ...source });
    expect(start).toThrow(new RegExp(`The content service cannot start; its environment is not right:\\n  ${name}: .+`));
    expect(start).not.toThrow(/short|a secret for tests/);
  });
});
