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

/** The site's server: what a page is, how it is kept and sent. */
export const serverPages: PlantedFault[] = [
  {
    of: 'page-cache',
    find: 'else if (page.status < 500) pages.delete(key);',
    replace: '',
    meets: 'A page that was withdrawn comes back in the next outage.',
    test: 'page-cache',
  },
  {
    of: 'page-cache',
    find: 'if (page.status === 200) pages.set(key, page);',
    replace: 'if (page.status < 500) pages.set(key, page);',
    meets: 'Wrong addresses without end fill the memory.',
    test: 'page-cache',
  },
  {
    of: 'page-cache',
    find: 'return page.revision === current && age < MAX_AGE;',
    replace: 'return age < MAX_AGE;',
    meets: 'What was published is not seen for half a minute.',
    test: 'page-cache',
  },
  {
    of: 'page-cache',
    find: 'page.status >= 500 || (reads',
    replace: 'false && (reads',
    meets: 'In an outage a visitor gets the error instead of the page that is kept.',
    test: 'page-cache',
  },
  {
    of: 'pages',
    find: '!address.isPrivate && ',
    replace: '',
    meets: 'The preview of a draft is kept and sent to anybody.',
    test: 'screens',
    named: 'Preview in hu is shown',
  },
  {
    of: 'pages',
    find: 'headers: isCacheable ? {} : webHeaders(request),',
    replace: 'headers: webHeaders(request),',
    meets: 'A page that is kept for everybody is made of one visitor’s cookies.',
    test: 'pages',
  },
  {
    of: 'pages',
    find: 'const isCacheable = keeps && !isForm && ',
    replace: 'const isCacheable = keeps && ',
    meets: 'A form’s answer is kept and sent to the next visitor; nothing is stored.',
    test: 'screens',
    named: 'that is stored leads to the thank-you',
  },
  {
    of: 'pages',
    find: ".startsWith('/qr/')",
    replace: ".startsWith('/nothing/')",
    meets: 'A printed code leads everybody to the language of whoever scanned it first.',
    test: 'screens',
    named: 'a printed code',
  },
  {
    of: 'pages',
    find: ".header('cache-control', 'no-store')\n          .redirect('/en', 302);",
    replace: ".redirect('/en', 302);",
    meets: 'A cache between sends Hungarian readers to the English home page.',
    test: 'pages',
  },
  {
    of: 'pages',
    find: ".header('vary', 'Cookie, Accept-Language')",
    replace: '',
    meets: 'A cache between does not tell readers of two languages apart.',
    test: 'pages',
  },
  {
    of: 'pages',
    find: "if (address.language) reply.header('set-cookie', languageCookie(address.language));",
    replace: '',
    meets: 'Without JavaScript the choice of a language is forgotten.',
    test: 'pages',
  },
  {
    of: 'pages',
    find: "return reply.code(status).header('cache-control', 'no-store')",
    replace: 'return reply.code(status)',
    meets: 'A refused form may be kept by a cache between.',
    test: 'form-body',
  },
  {
    of: 'pages',
    find: '.send(status === 500 ? SERVER_ERROR : BAD_REQUEST)',
    replace: '.send(error.stack)',
    meets: 'A visitor reads the stack of an error.',
    test: 'pages',
  },
  {
    of: 'send-page',
    find: "else if (page.status >= 400 || !(page.etag || page.headers['cache-control'])) reply.header('cache-control', 'no-store');",
    replace: '',
    meets: 'An error is kept by browsers after the page is back.',
    test: 'screens',
    named: 'is a 404 for a slug',
  },
  {
    of: 'send-page',
    find: "if (isNotModified({ 'if-none-match': request.headers['if-none-match'] }, page.etag)) return reply.code(304).send();",
    replace: '',
    meets: 'Every visit downloads what the browser has already.',
    test: 'send-page',
  },
  {
    of: 'send-page',
    find: "reply.header('location', keepQuery(location, query))",
    replace: "reply.header('location', location)",
    meets: 'A redirect loses the visitor’s query.',
    test: 'app',
    named: 'a redirect of a page',
  },
  {
    of: 'send-page',
    find: ".header('vary', 'Accept-Encoding')",
    replace: '',
    meets: 'A browser gets a compression that it cannot read.',
    test: 'send-page',
  },
  {
    of: 'send-page',
    find: "if (source === 'stale') reply.header('age', age)",
    replace: "if (source === 'fresh') reply.header('age', age)",
    meets: 'Nobody can tell that a page is an old one.',
    test: 'send-page',
  },
  {
    of: 'send-page',
    find: 'reply.code(page.status)',
    replace: 'reply.code(200)',
    meets: 'Search engines keep the pages of errors.',
    test: 'screens',
    named: 'is a 404 for a slug',
  },
  {
    of: 'render',
    find: "if (isHtml) headers['content-security-policy'] =",
    replace: "if (!isHtml) headers['content-security-policy'] =",
    meets: 'Pages have no content security policy.',
    test: 'render',
  },
  {
    of: 'render',
    find: "if (name !== 'set-cookie' && ",
    replace: 'if (',
    meets: 'One visitor’s cookie is sent to everybody.',
    test: 'render',
  },
  {
    of: 'security',
    find: '"object-src \'none\'",\n    "base-uri',
    replace: '"base-uri',
    meets: 'A page may run plugins.',
    test: 'security',
  },
  {
    of: 'address',
    find: 'isPrivate: row?.previewOf !== undefined',
    replace: 'isPrivate: false',
    meets: 'Previews are taken for pages that may be kept.',
    test: 'address',
  },
  {
    of: 'address',
    find: "if (rawPath.startsWith('//')) return",
    replace: "if (rawPath.startsWith('///')) return",
    meets: 'An address with two slashes in front leads to another host.',
    test: 'address',
  },
  {
    of: 'address',
    find: "kept.append('_routes', routes);",
    replace: '',
    meets: 'In-app navigation gets all of a page’s data instead of the part asked for.',
    test: 'address',
  },
  {
    of: 'sitemap',
    find: "if (answer.kind !== 'ok') throw",
    replace: "if (answer.kind !== 'ok') break; if (false) throw",
    meets: 'In an outage the sitemap tells search engines that most pages are gone.',
    test: 'sitemap',
  },
  {
    of: 'validators',
    find: "tag.trim().replace(/^W\\//, '')",
    replace: 'tag.trim()',
    meets: 'Behind a proxy that makes validators weak every page is sent anew.',
    test: 'send-page',
  },
].map(fault);
