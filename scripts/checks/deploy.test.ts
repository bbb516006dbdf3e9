// deploy/ repeats what the code decides, because systemd, nginx and Docker cannot ask it: this holds the two together.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DRAIN_MS, GRACE_MS } from '@liget/content-api/close-server';
import { describe, expect, test } from 'vitest';
import { VARIABLES as CMS_VARIABLES, readEnvironment as readCmsEnvironment } from '../../apps/cms/src/platform/environment.ts';
import { createMetrics as createCmsMetrics } from '../../apps/cms/src/platform/metrics/metrics.ts';
import { readEnvironment as readSiteEnvironment, VARIABLES as SITE_VARIABLES } from '../../apps/site/server/environment.ts';
import { TIMEOUTS_MS, UPLOAD_BODY } from '../../apps/site/server/http/proxy/proxy-limits.ts';
import { createMetrics as createSiteMetrics } from '../../apps/site/server/metrics/metrics.ts';
import { everyRow } from '../../test-rows.ts';
import { listServices } from '../check-health.ts';
import { root } from '../root.ts';
import { ALLOCATOR_VARIABLES, HEAP_LIMITS_MB, heapArguments } from '../services/memory-limits.ts';

const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Where the units and the image have the repository. */
const INSTALLED = '/srv/liget';
const here = (file: string) => path.join(root, path.relative(INSTALLED, file));
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const example = Object.fromEntries(
  all(readText('deploy/liget.env.example'), /^([^#\n].*)$/gm).map((line) => {
    const [name = '', ...value] = line.split('=');
    return [name, value.join('=')];
  }),
);
/** Of Node and Next. */
const RUNTIME_VARIABLES = ['TZ', 'NEXT_TELEMETRY_DISABLED', 'NEXT_MANUAL_SIG_HANDLE'];

describe('the example of an environment', () => {
  test('has variables that the services know, and no value with a comment behind it', () => {
    const known = [...SITE_VARIABLES, ...CMS_VARIABLES, ...RUNTIME_VARIABLES];
    expect(Object.keys(example).filter((name) => !known.includes(name))).toEqual([]);
    expect(Object.values(example).filter((value) => /\s/.test(value))).toEqual([]);
  });

  test('starts neither service before the secrets are made, and both afterwards', () => {
    expect(() => readSiteEnvironment(example)).toThrow(/^.*\n {2}PREVIEW_SECRET: .*$/);
    expect(() => readCmsEnvironment(example)).toThrow(/^.*\n {2}CMS_SECRET: .*\n {2}PREVIEW_SECRET: .*$/);
    const made = { ...example, CMS_SECRET: 'c'.repeat(64), PREVIEW_SECRET: 'p'.repeat(64) };
    expect(readSiteEnvironment(made).PUBLIC_ORIGIN).toBe(readCmsEnvironment(made).PUBLIC_ORIGIN);
  });
});

test('docs/operations.md has every variable of both services', () => {
  const rows = all(readText('docs/operations.md'), /^\| (`[A-Z].*?) \|/gm).flatMap((cell) => all(cell, /`([A-Z][A-Z\d_]+)`/g));
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
const heapOptionsIn = (command = '') => all(command, /(--max-[a-z-]+=\d+)/g);
const allocatorVariables = Object.entries(ALLOCATOR_VARIABLES)
  .map((variable) => variable.join('='))
  .join(' ');
const shutdownSeconds = (DRAIN_MS + GRACE_MS) / 1000;

describe('the units of systemd', () => {
  test('start what is in the repository', () =>
    everyRow(
      units,
      (unit) => unit,
      (unit) => {
        const settings = getSettings(unit);
        const [folder = ''] = settings.get('WorkingDirectory') ?? [];
        const commands = ['ExecStartPre', 'ExecStart'].flatMap((name) => settings.get(name) ?? []);
        const files = commands.flatMap((command) =>
          all(command, /(?<=^|[\s"])((?:\.\.\/)*[\w-]+(?:\/[\w.-]+)+\.\w+|\S+\/next\/dist\/bin\/next)/g),
        );
        expect(files.length).toBeGreaterThan(0);
        expect([folder, ...files.map((file) => path.resolve(folder, file))].filter((file) => !existsSync(here(file)))).toEqual([]);
        const nodes = commands.flatMap((command) => all(command, /(?<=^| )(\/srv\/liget\/node_modules\/[\w-]+)\/bin\/node /g));
        expect(nodes).toHaveLength(commands.length);
        expect(nodes.filter((node) => !(path.basename(node) in JSON.parse(readText('package.json')).optionalDependencies))).toEqual([]);
      },
    ));

  test('write in the data folder of the example, and close it to others', () => {
    const folders = ['DATA_DIR', 'MEDIA_CACHE_DIR', 'CONTENT_CACHE_DIR'].map((name) => example[name] ?? '');
    for (const settings of [site, cms]) {
      const writable = settings.get('ReadWritePaths')?.[0] ?? 'none';
      expect(folders.filter((folder) => !`${folder}/`.startsWith(`${writable}/`))).toEqual([]);
      expect([settings.get('UMask'), settings.get('StateDirectoryMode')]).toEqual([['0077'], ['0700']]);
    }
  });

  test('give a service longer to end than it takes, and the first start long enough', () => {
    for (const settings of [site, cms]) expect(getSeconds(settings.get('TimeoutStopSec')?.[0])).toBeGreaterThan(shutdownSeconds);
    expect(getSeconds(cms.get('TimeoutStartSec')?.[0])).toBeGreaterThanOrEqual(600);
  });

  test('bound the heap as the start does, and the process so that there is as much again for images', () => {
    const bounds = [
      [site, heapArguments('site', ''), HEAP_LIMITS_MB.site],
      [cms, heapArguments('cms', ''), HEAP_LIMITS_MB.cms],
    ] as const;
    for (const [settings, options, limits] of bounds) {
      expect(heapOptionsIn(settings.get('ExecStart')?.[0])).toEqual(options);
      expect(settings.get('Environment')).toEqual([allocatorVariables]);
      const [high, max] = ['MemoryHigh', 'MemoryMax'].map((name) => Number(/^(\d+)M$/.exec(settings.get(name)?.[0] ?? '')?.[1]));
      expect([2 * limits['max-old-space-size'], high, max]).toEqual(
        [2 * limits['max-old-space-size'], high, max].toSorted((a = 0, b = 0) => a - b),
      );
      expect(readText('deploy/prometheus/alerts.yaml')).toContain(`* ${max} * 1024 * 1024`);
    }
  });

  test('listen where the site and the health check ask', () => {
    const [, port, host] = /--port (\d+) --hostname (\S+)/.exec(cms.get('ExecStart')?.[0] ?? '') ?? [];
    expect(example['CMS_ORIGIN']).toBe(`http://${host}:${port}`);
    expect(listServices(example).map(({ unit }) => unit)).toEqual(units.filter((unit) => /liget-(?:site|cms)/.test(unit)).toReversed());
  });
});

describe('the files of nginx', () => {
  const snippet = readText('deploy/nginx/snippets/liget.conf');
  const common = readText('deploy/nginx/conf.d/liget.conf');

  test('let everything through that the site takes, and wait for longer than it', () => {
    const megabytes = Number(/client_max_body_size (\d+)m;/.exec(snippet)?.[1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThanOrEqual(UPLOAD_BODY);
    expect(getSeconds(/proxy_read_timeout (\S+);/.exec(snippet)?.[1])).toBeGreaterThan(TIMEOUTS_MS.editorsWriting / 1000);
  });

  test('ask the site where it listens', () => {
    expect(/server (\S+);/.exec(common)?.[1]).toBe(`${example['HOST']}:${example['PORT']}`);
    expect(/proxy_pass http:\/\/(\w+);/.exec(snippet)?.[1]).toBe(/upstream (\w+) /.exec(common)?.[1]);
  });

  test('log no query and no referrer', () => {
    const format = /log_format liget ([^;]+);/.exec(common)?.[1] ?? '';
    expect(all(format, /\$(\w+)/g)).toContain('uri');
    expect(all(format, /\$(request|request_uri|args|query_string|is_args|http_referer|http_cookie)\b/g)).toEqual([]);
    const logs = [snippet, ...['12', '13'].map((version) => readText(`deploy/nginx/sites-available/liget-debian-${version}.conf`))].flatMap(
      (text) => all(text, /access_log (.*);/g),
    );
    expect(logs).toHaveLength(3);
    expect(logs.filter((log) => !log.endsWith(' liget'))).toEqual([]);
    expect(snippet).toMatch(/error_log \S+ crit;/);
  });

  test('differ for the two versions of Debian only in how HTTP/2 is asked for', () => {
    const [old, current] = ['12', '13'].map((version) =>
      readText(`deploy/nginx/sites-available/liget-debian-${version}.conf`).replace(/^#.*\n/, ''),
    );
    expect(old?.replaceAll(' ssl http2;', ' ssl;')).toBe(current?.replace('  http2 on;\n', ''));
  });
});

describe('the files of Docker', () => {
  const image = readText('deploy/docker/Dockerfile');
  const compose = readText('deploy/docker/compose.yaml');

  test('build on the pinned Node and start what is in the repository', () => {
    const pinned = new Set(Object.values(JSON.parse(readText('package.json')).optionalDependencies));
    expect(new Set(all(image, /^FROM node:([\d.]+)-/gm))).toEqual(pinned);
    const started = [
      ...all(image, /"(apps\/[^"]+)"/g),
      ...all(compose, /[" ](scripts\/[\w.-]+)/g),
      ...all(compose, /"((?:\.\.|src)\/[^"]+)"/g).map((file) => path.join('apps/cms', file)),
    ];
    expect(started).toHaveLength(4);
    expect(started.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(compose).toContain('dockerfile: deploy/docker/Dockerfile');
  });

  test('have variables that the services know, and the ports of the example', () => {
    const set = all(compose.replace(/^ {2}(?:database|storage):\n(?: {4}.*\n|\n)+/gm, ''), /^ {2,6}([A-Z][A-Z\d_]+): /gm);
    expect(set.length).toBeGreaterThan(8);
    expect(set.filter((name) => ![...SITE_VARIABLES, ...CMS_VARIABLES].includes(name))).toEqual([]);
    expect(compose).toContain(`PORT: ${example['PORT']}\n`);
    const port = /--port", "(\d+)"/.exec(compose)?.[1];
    expect(compose).toContain(`CMS_ORIGIN: http://cms:${port}\n`);
    expect(example['CMS_ORIGIN']?.endsWith(`:${port}`)).toBe(true);
  });

  test('bound services as systemd does', () => {
    expect(getSeconds(/stop_grace_period: (\S+)/.exec(compose)?.[1])).toBe(getSeconds(site.get('TimeoutStopSec')?.[0]));
    expect(`${/mem_limit: (\d+)m/.exec(compose)?.[1]}M`).toBe(site.get('MemoryMax')?.[0]);
    expect([image, compose].map(heapOptionsIn)).toEqual([heapArguments('site', ''), heapArguments('cms', '')]);
    expect(image).toContain(`ENV ${allocatorVariables}\n`);
  });
});

test('the alarms and the dashboard name figures that the services have, and jobs that are asked', async () => {
  const registered = [createSiteMetrics(), createCmsMetrics()].flatMap(({ registry }) => registry.getMetricsAsArray());
  const names = ['up', ...registered.map(({ name }) => name)];
  const dashboard = all(readText('deploy/grafana/liget.json'), /"expr": "((?:[^"\\]|\\.)*)"/g);
  const alarms = all(readText('deploy/prometheus/alerts.yaml'), /expr: (.*)/g);
  expect([dashboard.length > 5, alarms.length > 5]).toEqual([true, true]);
  const used = [...dashboard, ...alarms].flatMap((expression) => all(expression, /\b(up|(?:liget|nodejs|process)_\w+)\b/g));
  expect(used.map((name) => name.replace(/_(?:bucket|sum|count)$/, '')).filter((name) => !names.includes(name))).toEqual([]);
  const jobs = all(readText('deploy/prometheus/prometheus.yaml'), /job_name: (.*)/g);
  const named = [...dashboard, ...alarms].flatMap((expression) => all(expression, /job=\\?"([^"\\]+)/g));
  expect(named.filter((job) => !jobs.includes(job))).toEqual([]);
});
