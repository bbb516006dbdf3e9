import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ADMIN_POLICY, buildContentSecurityPolicy, COMMON_HEADERS, formatStrictTransport } from './security.ts';

const getHash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const directives = (policy: string) =>
  new Map(policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));

describe('the content security policy of a page', () => {
  test('allows exactly the inline scripts of that page', () => {
    const html = '<script>one()</script><p>x</p><script type="module" async="">two("<a>")\n</script><script>one()</script>';
    expect(directives(buildContentSecurityPolicy(html, false)).get('script-src')).toEqual([
      "'self'",
      getHash('one()'),
      getHash('two("<a>")\n'),
    ]);
  });

  test('needs no hashes for files and data blocks', () => {
    const html =
      '<script type="module" src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>';
    expect(directives(buildContentSecurityPolicy(html, false)).get('script-src')).toEqual(["'self'"]);
  });

  test('never allows all inline scripts, eval or plugins, and only own frames', () => {
    const policy = directives(buildContentSecurityPolicy('<script>x</script>', true));
    expect(policy.get('script-src')?.join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
  });

  test('upgrades requests only if the site itself uses https', () => {
    expect(buildContentSecurityPolicy('', true)).toContain('upgrade-insecure-requests');
    expect(buildContentSecurityPolicy('', false)).not.toContain('upgrade-insecure-requests');
  });
});

test('of the admin allows no other origins, plugins or foreign frames', () => {
  const policy = directives(ADMIN_POLICY);
  expect([...policy.values()].flat().filter((source) => /\*|https?:/.test(source))).toEqual([]);
  expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
});

test('every answer forbids sniffing and framing, and limits the referrer', () => {
  expect(COMMON_HEADERS).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
  expect(formatStrictTransport(false)).toBe('max-age=31536000');
});
