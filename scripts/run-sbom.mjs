// `npm run sbom`: the bill of materials of what is installed, in CycloneDX, to sbom.cdx.json or the file that is named. Without the tools that
// only build and test; `-- --all` with them.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './install.mjs';
import { showUsage } from './usage.ts';

showUsage(import.meta.url);

const { values, positionals } = parseArgs({ options: { all: { type: 'boolean', default: false } }, allowPositionals: true });
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', ...(values.all ? [] : ['--omit=dev'])];
const npm = process.env.npm_execpath;
const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 27, stdio: ['ignore', 'pipe', 'inherit'] };
const run = npm?.endsWith('.js')
  ? spawnSync(process.execPath, [npm, ...args], options)
  : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
if (run.status !== 0) {
  console.error('npm could not list the packages; see the lines above.');
  process.exit(1);
}
const file = path.resolve(positionals[0] ?? path.join(root, 'sbom.cdx.json'));
const bill = JSON.parse(run.stdout);
// npm calls it after the folder.
bill.metadata.component.name = 'liget';
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} packages are listed in ${file}`);
