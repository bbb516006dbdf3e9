import { describe, expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  test('has defaults: listens on this machine only, no indexing, no trusted proxy', () => {
    expect(readEnvironment({})).toEqual({
      NODE_ENV: 'production',
      HOST: 'localhost',
      PORT: 3000,
      CMS_ORIGIN: 'http://127.0.0.1:3001',
      CMS_TIMEOUT: 5000,
      PUBLIC_ORIGIN: 'http://localhost:3000',
      LOG_LEVEL: 'info',
      RATE_LIMITS: 'on',
      HSTS_SUBDOMAINS: 'on',
      MEDIA_CACHE_DIR: expect.stringMatching(/liget-media-[\w-]{36}$/),
      MEDIA_CACHE_MB: 1024,
      TRUST_PROXY: 0,
    });
  });

  test('treats an empty value as unset, and removes a trailing slash of the public origin', () => {
    const read = readEnvironment({ PORT: '', TRANSLATIONS_URL: '', PREVIEW_SECRET: '', PUBLIC_ORIGIN: 'https://liget.example/' });
    expect(read).toMatchObject({ PORT: 3000, PUBLIC_ORIGIN: 'https://liget.example' });
    expect(read).not.toHaveProperty('PREVIEW_SECRET');
  });

  test.each(['http://localhost:3000', 'https://xn--vrosliget-61a.hu', 'http://[::1]:3000/', 'http://10.0.0.1'])('accepts %s', (origin) => {
    expect(readEnvironment({ PUBLIC_ORIGIN: origin }).PUBLIC_ORIGIN).toBe(origin.replace(/\/$/, ''));
  });

  test('derives the default public origin from the port', () => {
    expect(readEnvironment({ PORT: '8080' }).PUBLIC_ORIGIN).toBe('http://localhost:8080');
  });

  test.each([
    ['NODE_ENV', { NODE_ENV: 'live' }],
    ['PORT', { PORT: 'abc' }],
    ['PORT', { PORT: '70000' }],
    ['PORT', { PORT: '80.5' }],
    ['CMS_ORIGIN', { CMS_ORIGIN: 'localhost:3001' }],
    ['CMS_ORIGIN', { CMS_ORIGIN: 'ftp://cms' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'liget.example' }],
    ['PUBLIC_ORIGIN_EN', { PUBLIC_ORIGIN_EN: 'https://liget.example/en' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://liget.example/park' }],
    ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://editor:secret@liget.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PREVIEW_SECRET', { PREVIEW_SECRET: 'short' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'no' }],
    ['MEDIA_CACHE_MB', { MEDIA_CACHE_MB: '0' }],
    ['CMS_TIMEOUT', { CMS_TIMEOUT: '0' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['TRANSLATIONS_URL', { TRANSLATIONS_URL: 'https://texts.example' }],
    ['TRANSLATIONS_URL', { TRANSLATIONS_KEY: 'key' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'biztonsag@liget.example' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'http://liget.example/biztonsag' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'mailto:biztonsag@liget.example\nExpires: never' }],
    ['SECURITY_POLICY', { SECURITY_POLICY: '/biztonsag' }],
    ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: 'no' }],
  ])('%s: an invalid value (%j) stops the start with an error that names it', (name, source) => {
    expect(() => readEnvironment(source)).toThrow(new RegExp(`The site cannot start; its environment is not right:\\n  ${name}: .+`));
  });

  test('all errors are reported together, without secrets', () => {
    const source = { PORT: 'x', LOG_LEVEL: 'y', PREVIEW_SECRET: 'my-secret-value' };
    expect(() => readEnvironment(source)).toThrow(/PORT: .*\n {2}LOG_LEVEL: .*\n {2}PREVIEW_SECRET: must have at least 32 characters$/);
    expect(() => readEnvironment(source)).not.toThrow(/my-secret-value/);
  });
});
