// The usage of a script: the comment at its head.
import { readFileSync } from 'node:fs';

/** The comment at the head of a script, without the slashes. `script` is its `import.meta.url`. */
export function readUsage(script: string): string {
  const lines = readFileSync(new URL(script), 'utf8').split(/\r?\n/);
  const end = lines.findIndex((line) => !line.startsWith('//'));
  return lines
    .slice(0, end)
    .map((line) => line.replace(/^\/\/ ?/, ''))
    .join('\n');
}

/** Prints the usage of a script and ends with 0 when it was started with `--help`. A script calls it first. */
export function showUsage(script: string): void {
  if (!process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(readUsage(script));
  process.exit(0);
}
