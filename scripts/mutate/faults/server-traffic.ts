import type { PlantedFault } from '../planted.ts';

const SERVER = 'apps/site/server';

interface Fault {
  of: string;
  find: string;
  replace: string;
  meets: string;
  test: string;
  named?: string;
}

const fault = ({ of, test, ...rest }: Fault): PlantedFault => ({
  ...rest,
  kind: 'wiring',
  file: `${SERVER}/${of}.ts`,
  test: `${SERVER}/${test}.test.ts`,
});

/** The site's server: what is joined, limited and passed on. */
export const serverTraffic: PlantedFault[] = [
  {
    of: 'app',
    find: "reply.headers(COMMON_HEADERS).header('x-request-id', request.id);",
    replace: "reply.header('x-request-id', request.id);",
    meets: 'Another site may frame the pages and guess their types.',
    test: 'every-answer',
  },
  {
    of: 'app',
    find: "if (isHttps) reply.header('strict-transport-security', STRICT_TRANSPORT);",
    replace: '',
    meets: 'A browser may be led off https.',
    test: 'every-answer',
  },
  {
    of: 'app',
    find: '  registerSpelling(app);\n',
    replace: '',
    meets: 'Other spellings of an address pass by the limits.',
    test: 'app',
    named: 'one spelling of an address',
  },
  {
    of: 'app',
    find: "if (environment.RATE_LIMITS === 'on') registerLimits(app);",
    replace: '',
    meets: 'One client may try passwords without end.',
    test: 'app',
    named: 'what a client says of itself counts for nothing',
  },
  {
    of: 'app',
    find: 'hop < environment.TRUST_PROXY',
    replace: 'hop <= environment.TRUST_PROXY',
    meets: 'Whoever lies about the own address passes by the limits.',
    test: 'app',
    named: 'limits',
  },
  {
    of: 'app',
    find: 'new URL(PUBLIC_ORIGIN).host === environment.PRODUCTION_HOST',
    replace: 'true',
    meets: 'A staging host is found by search engines.',
    test: 'every-answer',
  },
  {
    of: 'app',
    find: 'registerMeasures(app, () => content.revision() !== null);',
    replace: 'registerMeasures(app, () => true);',
    meets: 'Visitors are sent to a site that has not reached its content service.',
    test: 'every-answer',
  },
  {
    of: 'app',
    find: 'onRevision: content.setRevision,',
    replace: 'onRevision: () => {},',
    meets: 'What is published is seen late.',
    test: 'every-answer',
  },
  {
    of: 'rate-limits',
    find: "if (limit !== 'forms' || NO_PAGE.test(request.url)) return tooMany(reply, 60);",
    replace: "if (limit !== 'forms' || NO_PAGE.test(request.url)) return undefined;",
    meets: 'The limits of sign-in and of the API limit nothing.',
    test: 'app',
    named: 'what a client says of itself counts for nothing',
  },
  {
    of: 'rate-limits',
    find: 'if (count > CALLS_AT_ONCE) return tooMany(reply, 1);',
    replace: '',
    meets: 'One client takes all connections of the content service.',
    test: 'app',
    named: 'twenty calls',
  },
  {
    of: 'rate-limits',
    find: '      refused.add(request);\n',
    replace: '',
    meets: 'A form that is one too many is taken all the same.',
    test: 'form-body',
  },
  {
    of: 'proxy',
    find: 'if (SITES_OWN.test(url)) return refuse(',
    replace: 'if (false) return refuse(',
    meets: 'A visitor keeps a connection of the revision’s stream open.',
    test: 'proxy',
  },
  {
    of: 'proxy',
    find: 'if (UPLOADS.test(url) && !isSignedIn(request))',
    replace: 'if (false)',
    meets: 'Anybody may send fifty megabytes.',
    test: 'proxy',
  },
  {
    of: 'proxy',
    find: "'x-forwarded-for': request.ip,",
    replace: '',
    meets: 'The content service believes what a client says of its address.',
    test: 'proxy',
  },
  {
    of: 'proxy',
    find: "...(prefix === '/admin' ? { 'content-security-policy': ADMIN_POLICY } : {}),",
    replace: '',
    meets: 'The admin is not fenced in.',
    test: 'proxy',
  },
  {
    of: 'revision-watch',
    find: '    onRevision(null);\n',
    replace: '',
    meets: 'What is published while the connection is down is not seen.',
    test: 'revision-watch',
  },
  {
    of: 'revision-watch',
    find: 'onRevision(parsed.data.revision);',
    replace: '',
    meets: 'No publication is ever seen at once.',
    test: 'revision-watch',
  },
  {
    of: 'media/routes',
    find: "if (fetched?.kind === 'gone') return refuse(reply, 404);",
    replace: '',
    meets: 'A deleted picture stays.',
    test: 'media/routes',
  },
  {
    of: 'media/routes',
    find: '    if (known) return sendFile(request, reply, known, cacheControl);\n    return fetched',
    replace: '    return fetched',
    meets: 'Pictures that are kept vanish in an outage.',
    test: 'media/routes',
  },
  {
    of: 'media/routes',
    find: "if (status !== 404) reply.header('retry-after', '5');\n  return reply.code(status).header('cache-control', 'no-store')",
    replace: "if (status !== 404) reply.header('retry-after', '5');\n  return reply.code(status)",
    meets: 'A picture that could not be had once is broken for a day.',
    test: 'media/routes',
  },
  {
    of: 'analytics',
    find: '|| isbot(userAgent)',
    replace: '',
    meets: 'Crawlers are counted as visitors.',
    test: 'analytics',
  },
  {
    of: 'translations',
    find: 'if (rest === undefined || ',
    replace: 'if (false && ',
    meets: 'A translation leads visitors to another host.',
    test: 'translations',
  },
].map(fault);
