// `npm run mutate`: plants faults into rules and wiring, one at a time and in memory only, and asks whether fast tests notice.
import { parseArgs } from 'node:util';
import { equivalents } from './equivalents.ts';
import { isSame, mutantsOf, sampled } from './generated.ts';
import { testsOf } from './import-graph.ts';
import { type Kind, lineOf, type Mutant, read } from './mutant.ts';
import { planted, plantedFaults } from './planted.ts';
import type { Outcome, Task } from './runner.ts';
import { targets } from './targets.ts';
import { runAll } from './workers.ts';

/** Per cent that must be caught. */
const WANTED = { planted: 100, generated: 85 };
const WORKERS = 2;
/** More test files than these are not asked: what none of the nearest notices, no near test holds. */
const MOST_TESTS = 6;
/** Milliseconds that a test of a planted fault may take by itself; slower ones are named. */
const FAST = 1000;

const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: 'liget' },
    /** How many generated mutants of each kind. */
    sample: { type: 'string', default: '60' },
    /** 'planted' or 'generated'; both without it. */
    of: { type: 'string' },
    /** 'rules' or 'wiring'; both without it. */
    kind: { type: 'string' },
    /** Mutants of files with this in their names. */
    file: { type: 'string', default: '' },
  },
});

type Source = 'planted' | 'generated';
type Asked = Task & { source: Source };

const isWanted = ({ file, kind }: { file: string; kind: Kind }) =>
  file.includes(options.file) && (options.kind === undefined || options.kind === kind);

function generated(kind: Kind): Mutant[] {
  const all = targets.filter((target) => target.kind === kind && isWanted(target)).flatMap(mutantsOf);
  const real = all.filter((mutant) => !equivalents.some((equivalent) => isSame(equivalent, mutant)));
  console.log(`${kind}: ${Math.min(Number(options.sample), real.length)} of ${real.length} generated mutants, seed "${options.seed}"`);
  return sampled(real, Number(options.sample), options.seed);
}

const asked: Asked[] = [
  ...(options.of === 'generated' ? [] : plantedFaults.filter(isWanted).map(planted)).map((mutant) => ({
    mutant,
    source: 'planted' as const,
  })),
  ...(options.of === 'planted' ? [] : [...generated('rules'), ...generated('wiring')]).map((mutant) => ({
    mutant,
    source: 'generated' as const,
  })),
].map(({ mutant, source }, id) => ({
  id,
  mutant,
  source,
  tests: mutant.test ? [mutant.test.file] : testsOf(mutant.file, MOST_TESTS),
}));

const outcomes = new Map<number, Outcome>();
const place = ({ file, start }: Mutant) => `${file}:${lineOf(read(file), start)}`;
const began = Date.now();

await runAll(asked, WORKERS, (task, outcome) => {
  outcomes.set(task.id, outcome);
  const count = `${outcomes.size}/${asked.length}`;
  if (outcome.kind === 'survived')
    console.log(
      `${count} SURVIVED ${place(task.mutant)}  ${task.mutant.title}  (${outcome.loaded ? `${outcome.ran} tests passed` : 'no test loads it'})`,
    );
  else console.log(`${count} caught   ${place(task.mutant)}  ${task.mutant.title}  by ${outcome.test}, ${outcome.ms} ms`);
});

let failed = false;
console.log(`\n${asked.length} mutants in ${Math.round((Date.now() - began) / 1000)} s`);
for (const source of ['planted', 'generated'] as const) {
  for (const kind of ['rules', 'wiring'] as const) {
    const tasks = asked.filter((task) => task.source === source && task.mutant.kind === kind);
    if (tasks.length === 0) continue;
    const caught = tasks.filter(({ id }) => outcomes.get(id)?.kind === 'caught').length;
    const score = (100 * caught) / tasks.length;
    console.log(`${source}, ${kind}: ${caught} of ${tasks.length} caught, ${score.toFixed(1)} %`);
    failed ||= score < WANTED[source];
  }
}
const survivors = asked.filter(({ id }) => outcomes.get(id)?.kind === 'survived');
if (survivors.length > 0) console.log('\nSurvivors');
for (const { mutant, source } of survivors) console.log(`  ${source}  ${place(mutant)}  ${mutant.title}`);
const slow = asked.filter((task) => {
  const outcome = outcomes.get(task.id);
  return task.source === 'planted' && outcome?.kind === 'caught' && outcome.ms >= FAST;
});
if (slow.length > 0) console.log('\nPlanted faults that only a slow test notices');
for (const { mutant } of slow) console.log(`  ${place(mutant)}  ${mutant.title}`);
if (failed) console.log(`\nToo few: all planted ones and ${WANTED.generated} % of the generated ones must be caught.`);
process.exit(failed ? 1 : 0);
