// deploy/ repeats values of the code, because systemd, nginx and Docker cannot read them: this test keeps both equal.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAIN_MS, FORCE_CLOSE_AFTER_MS } from '@liget/content-api/close-server';
import { describe, expect, test } from 'vitest';
import { VARIABLES as CMS_VARIABLES, readEnvironment as readCmsEnvironment } from '../../apps/cms/src/platform/environment.ts';
import { createMetrics as createCmsMetrics } from '../../apps/cms/src/platform/metrics/metrics.ts';
import { readEnvironment as readSiteEnvironment, VARIABLES as SITE_VARIABLES } from '../../apps/site/server/environment.ts';
import { MAX_READ_BYTES } from '../../apps/site/server/forms/multipart-form.ts';
import { TIMEOUTS_MS, UPLOAD_BODY_BYTES } from '../../apps/site/server/http/proxy/proxy-limits.ts';
import { createMetrics as createSiteMetrics } from '../../apps/site/server/metrics/metrics.ts';
import { everyRow } from '../../test-rows.ts';
import { listServices } from '../check-health.ts';
import { root } from '../root.ts';
import { ALLOCATOR_VARIABLES, HEAP_LIMITS_MB, listHeapArguments } from '../services/memory-limits.ts';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** The folder of the repository for the units and in the image. */
const INSTALLED = '/srv/liget';
const toRepositoryPath = (file: string) => path.join(root, path.relative(INSTALLED, file));
const findAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const example = Object.fromEntries(
  findAll(readText('deploy/liget.env.example'), /^([^#\n].*)$/gm).map((line) => {
    const [name = '', ...value] = line.split('=');
    return [name, value.join('=')];
  }),
);
/** Variables of Node and Next. */
const RUNTIME_VARIABLES = ['TZ', 'NEXT_TELEMETRY_DISABLED', 'NEXT_MANUAL_SIG_HANDLE'];

describe('the example environment', () => {
  test('has only known variables, and no value with a comment after it', () => {
    const known = [...SITE_VARIABLES, ...CMS_VARIABLES, ...RUNTIME_VARIABLES];
    expect(Object.keys(example).filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.values(example).filter((value) => /\s/.test(value))).toEqual([]);
  });

  test('starts the services only after the secrets are set', () => {
    expect(() => readSiteEnvironment(example)).toThrow(/^.*\n {2}PREVIEW_SECRET: .*$/);
    expect(() => readCmsEnvironment(example)).toThrow(/^.*\n {2}CMS_SECRET: .*\n {2}PREVIEW_SECRET: .*$/);
    const made = { ...example, CMS_SECRET: 'c'.repeat(64), PREVIEW_SECRET: 'p'.repeat(64) };
    expect(readSiteEnvironment(made).PUBLIC_ORIGIN).toBe(readCmsEnvironment(made).PUBLIC_ORIGIN);
  });
});

test('docs/operations.md has every variable of both services', () => {
  const rows = findAll(readText('docs/operations.md'), /^\| (`[A-Z].*?) \|/gm).flatMap((cell) => findAll(cell, /`([A-Z][A-Z\d_]+)`/g));
  expect([...SITE_VARIABLES, ...CMS_VARIABLES].filter((name) => !rows.includes(name))).toEqual([]);
});

/** The settings of a unit by name; all values of a repeated one. */
function getSettings(unit: string): Map<string, string[]> {
  const settings = new Map<string, string[]>();
  for (const line of readText(`deploy/systemd/${unit}`).split('\n')) {
    const [, name, value = ''] = /^([A-Za-z]+)=(.*)$/.exec(line) ?? [];
    if (name) settings.set(name, [...(settings.get(name) ?? []), value]);
  }
  return settings;
}
const units = globSync('*.service', { cwd: path.join(root, 'deploy/systemd') }).toSorted();
const [site, cms] = [getSettings('liget-site.service'), getSettings('liget-cms.service')];
const getSeconds = (text = '') => Number(/^(\d+)s?$/.exec(text)?.[1]);
const listHeapOptions = (command = '') => findAll(command, /(--max-[a-z-]+=\d+)/g);
const allocatorVariables = Object.entries(ALLOCATOR_VARIABLES)
  .map((variable) => variable.join('='))
  .join(' ');
const shutdownSeconds = (DRAIN_MS + FORCE_CLOSE_AFTER_MS) / 1000;

describe('the units of systemd', () => {
  test('start programs of the repository', () =>
    everyRow(
      units,
      (unit) => unit,
      (unit) => {
        const settings = getSettings(unit);
        const [folder = ''] = settings.get('WorkingDirectory') ?? [];
        const commands = ['ExecStartPre', 'ExecStart'].flatMap((name) => settings.get(name) ?? []);
        const files = commands.flatMap((command) =>
          findAll(command, /(?<=^|[\s"])((?:\.\.\/)*[\w-]+(?:\/[\w.-]+)+\.\w+|\S+\/next\/dist\/bin\/next)/g),
        );
        expect(files.length).toBeGreaterThan(0);
        expect([folder, ...files.map((file) => path.resolve(folder, file))].filter((file) => !existsSync(toRepositoryPath(file)))).toEqual(
          [],
        );
        const nodes = commands.flatMap((command) => findAll(command, /(?<=^| )(\/srv\/liget\/node_modules\/[\w-]+)\/bin\/node /g));
        expect(nodes).toHaveLength(commands.length);
        expect(nodes.filter((node) => !(path.basename(node) in JSON.parse(readText('package.json')).optionalDependencies))).toEqual([]);
      },
    ));

  test('write to the data folder of the example, and protect it from others', () => {
    const folders = ['DATA_DIR', 'MEDIA_CACHE_DIR', 'CONTENT_CACHE_DIR'].map((name) => example[name] ?? '');
    for (const settings of [site, cms]) {
      const writable = settings.get('ReadWritePaths')?.[0] ?? 'none';
      expect(folders.filter((folder) => !`${folder}/`.startsWith(`${writable}/`))).toEqual([]);
      expect([settings.get('UMask'), settings.get('StateDirectoryMode')]).toEqual([['0077'], ['0700']]);
    }
  });

  test('start the site without waiting for the content service, which may wait for its database', () => {
    expect([site.get('After'), site.get('Requires')]).toEqual([['network-online.target'], undefined]);
  });

  test('give a service enough time to end and to start for the first time', () => {
    for (const settings of [site, cms]) expect(getSeconds(settings.get('TimeoutStopSec')?.[0])).toBeGreaterThan(shutdownSeconds);
    expect(getSeconds(cms.get('TimeoutStartSec')?.[0])).toBeGreaterThanOrEqual(600);
  });

  test('limit the heap like `npm start`, and the process with as much again for images', () => {
    const bounds = [
      [site, listHeapArguments('site', ''), HEAP_LIMITS_MB.site],
      [cms, listHeapArguments('cms', ''), HEAP_LIMITS_MB.cms],
    ] as const;
    for (const [settings, options, limits] of bounds) {
      expect(listHeapOptions(settings.get('ExecStart')?.[0])).toEqual(options);
      expect(settings.get('Environment')).toEqual([allocatorVariables]);
      const [high, max] = ['MemoryHigh', 'MemoryMax'].map((name) => Number(/^(\d+)M$/.exec(settings.get(name)?.[0] ?? '')?.[1]));
      expect([2 * limits['max-old-space-size'], high, max]).toEqual(
        [2 * limits['max-old-space-size'], high, max].toSorted((a = 0, b = 0) => a - b),
      );
      expect(readText('deploy/prometheus/alerts.yaml')).toContain(`* ${max} * 1024 * 1024`);
    }
  });

  test('use the addresses that the site and the health check use', () => {
    const [, port, host] = /--port (\d+) --hostname (\S+)/.exec(cms.get('ExecStart')?.[0] ?? '') ?? [];
    expect(example['CMS_ORIGIN']).toBe(`http://${host}:${port}`);
    expect(listServices(example).map(({ unit }) => unit)).toEqual(units.filter((unit) => /liget-(?:site|cms)/.test(unit)).toReversed());
  });
});

describe('the files of nginx', () => {
  const snippet = readText('deploy/nginx/snippets/liget.conf');
  const common = readText('deploy/nginx/conf.d/liget.conf');

  test('accept everything that the site accepts, and wait longer than it', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(snippet)?.[1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(Math.max(UPLOAD_BODY_BYTES, MAX_READ_BYTES));
    expect(getSeconds(/proxy_read_timeout (\S+);/.exec(snippet)?.[1])).toBeGreaterThan(TIMEOUTS_MS.editorsWriting / 1000);
  });

  test('connect to the site’s address', () => {
    expect(/server (\S+);/.exec(common)?.[1]).toBe(`${example['HOST']}:${example['PORT']}`);
    expect(/proxy_pass http:\/\/(\w+);/.exec(snippet)?.[1]).toBe(/upstream (\w+) /.exec(common)?.[1]);
  });

  test('have pages in both languages for an outage of the site and for a body that is too large', () =>
    everyRow(
      [
        ['/liget-unavailable.html', '502 504 =503'],
        ['/liget-too-large.html', '413'],
      ],
      ([page]) => page ?? '',
      ([page, statuses]) => {
        expect(snippet).toContain(`error_page ${statuses} ${page};`);
        expect(snippet).toContain(`location = ${page} {\n  internal;\n  root /etc/nginx/html;`);
        const html = readText(`deploy/nginx/html${page}`);
        expect([/<html lang="(\w+)"/.exec(html)?.[1], /<p lang="(\w+)"/.exec(html)?.[1]]).toEqual(['hu', 'en']);
      },
    ));

  test('log no queries and no referrers', () => {
    const format = /log_format liget ([^;]+);/.exec(common)?.[1] ?? '';
    expect(findAll(format, /\$(\w+)/g)).toContain('uri');
    expect(findAll(format, /\$(request|request_uri|args|query_string|is_args|http_referer|http_cookie)\b/g)).toEqual([]);
    const logs = [snippet, ...['12', '13'].map((version) => readText(`deploy/nginx/sites-available/liget-debian-${version}.conf`))].flatMap(
      (text) => findAll(text, /access_log (.*);/g),
    );
    expect(logs).toHaveLength(3);
    expect(logs.filter((log) => !log.endsWith(' liget'))).toEqual([]);
    expect(snippet).toMatch(/error_log \S+ crit;/);
  });

  test('differ between the two versions of Debian only in the HTTP/2 directive', () => {
    const [old, current] = ['12', '13'].map((version) =>
      readText(`deploy/nginx/sites-available/liget-debian-${version}.conf`).replace(/^#.*\n/, ''),
    );
    expect(old?.replaceAll(' ssl http2;', ' ssl;')).toBe(current?.replace('  http2 on;\n', ''));
  });
});

describe('the files of Docker', () => {
  const image = readText('deploy/docker/Dockerfile');
  const compose = readText('deploy/docker/compose.yaml');

  test('build on the pinned Node and start programs of the repository', () => {
    const pinned = new Set(Object.values(JSON.parse(readText('package.json')).optionalDependencies));
    expect(new Set(findAll(image, /^FROM node:([\d.]+)-/gm))).toEqual(pinned);
    const started = [
      ...findAll(image, /"(apps\/[^"]+)"/g),
      ...findAll(compose, /[" ](scripts\/[\w.-]+)/g),
      ...findAll(compose, /"((?:\.\.|src)\/[^"]+)"/g).map((file) => path.join('apps/cms', file)),
    ];
    expect(started).toHaveLength(4);
    expect(started.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(compose).toContain('dockerfile: deploy/docker/Dockerfile');
  });

  test('have only known variables, and the ports of the example', () => {
    const set = findAll(compose.replace(/^ {2}(?:database|storage):\n(?: {4}.*\n|\n)+/gm, ''), /^ {2,6}([A-Z][A-Z\d_]+): /gm);
    expect(set.length).toBeGreaterThan(8);
    expect(set.filter((name) => ![...SITE_VARIABLES, ...CMS_VARIABLES].includes(name))).toEqual([]);
    expect(compose).toContain(`PORT: ${example['PORT']}\n`);
    const port = /--port", "(\d+)"/.exec(compose)?.[1];
    expect(compose).toContain(`CMS_ORIGIN: http://cms:${port}\n`);
    expect(example['CMS_ORIGIN']?.endsWith(`:${port}`)).toBe(true);
  });

  test('limit services like systemd', () => {
    expect(getSeconds(/stop_grace_period: (\S+)/.exec(compose)?.[1])).toBe(getSeconds(site.get('TimeoutStopSec')?.[0]));
    expect(`${/mem_limit: (\d+)m/.exec(compose)?.[1]}M`).toBe(site.get('MemoryMax')?.[0]);
    expect([image, compose].map(listHeapOptions)).toEqual([listHeapArguments('site', ''), listHeapArguments('cms', '')]);
    expect(image).toContain(`ENV ${allocatorVariables}\n`);
  });
});

test('the alarms and the dashboard use existing metrics and jobs', async () => {
  const registered = [createSiteMetrics(), createCmsMetrics()].flatMap(({ registry }) => registry.getMetricsAsArray());
  const names = ['up', ...registered.map(({ name }) => name)];
  const dashboard = findAll(readText('deploy/grafana/liget.json'), /"expr": "((?:[^"\\]|\\.)*)"/g);
  const alarms = findAll(readText('deploy/prometheus/alerts.yaml'), /expr: (.*)/g);
  expect([dashboard.length > 5, alarms.length > 5]).toEqual([true, true]);
  const used = [...dashboard, ...alarms].flatMap((expression) => findAll(expression, /\b(up|(?:liget|nodejs|process)_\w+)\b/g));
  expect(used.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')).filter((name) => !names.includes(name))).toEqual([]);
  const jobs = findAll(readText('deploy/prometheus/prometheus.yaml'), /job_name: (.*)/g);
  const named = [...dashboard, ...alarms].flatMap((expression) => findAll(expression, /job=\\?"([^"\\]+)/g));
  expect(named.filter((job) => !jobs.includes(job))).toEqual([]);
});
