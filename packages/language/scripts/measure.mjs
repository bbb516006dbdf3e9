// Prints recall and precision of word forms and the time to build a large index. By hand: node packages/language/scripts/measure.mjs
import MiniSearch from 'minisearch';
import { ENGLISH_FORMS } from '../src/golden/english-forms.ts';
import { HELD_OUT_FORMS } from '../src/golden/held-out-forms.ts';
import { HUNGARIAN_FORMS } from '../src/golden/hungarian-forms.ts';
import { measureForms } from '../src/golden/measured.ts';
import { createSynthetic } from '../src/golden/synthetic.ts';
import { createTextIndex } from '../src/index.ts';

const LISTS = [
  { name: 'Hungarian', words: HUNGARIAN_FORMS, language: 'hu' },
  { name: 'Hungarian, held out', words: HELD_OUT_FORMS, language: 'hu' },
  { name: 'English', words: ENGLISH_FORMS, language: 'en' },
];

const percent = (share) => `${(share * 100).toFixed(1)} %`;

for (const { name, words, language } of LISTS) {
  const { recall, precision, missed, wrong } = await measureForms(words, language);
  console.log(`${name}: ${words.length} words, recall ${percent(recall)}, precision ${percent(precision)}`);
  if (process.argv.includes('--all')) console.log(`  missed: ${missed.join(', ')}\n  wrong: ${wrong.join(', ')}`);
}

const { documents, queries } = createSynthetic(7, 20_000, 500);
const index = createTextIndex({
  fields: [
    { name: 'title', boost: 9, language: 'hu' },
    { name: 'lead', boost: 3, language: 'hu' },
    { name: 'text', boost: 1, language: 'hu' },
  ],
});

const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
};
/** Processor time of this thread in milliseconds, on which other processes have less influence than on wall time. */
const processor = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const before = memory();
let longest = 0;
let turn = processor();
const turns = setInterval(() => {
  longest = Math.max(longest, processor() - turn);
  turn = processor();
}, 0);
const [start, from] = [performance.now(), processor()];
await index.put(documents);
const took = processor() - from;
console.log(
  `${documents.length} documents: ${Math.round(took)} ms (${Math.round(performance.now() - start)} ms by the clock), ${Math.round(memory() - before)} MiB`,
);
clearInterval(turns);
console.log(`longest turn: ${longest.toFixed(1)} ms`);

const alone = new MiniSearch({
  fields: ['title', 'lead', 'text'],
  extractField: ({ id, texts }, field) => (field === 'id' ? id : texts[field]),
});
const began = processor();
alone.addAll(documents);
console.log(`MiniSearch alone: ${Math.round(processor() - began)} ms`);

const first = processor();
index.find(queries[0] ?? '');
console.log(`first query: ${(processor() - first).toFixed(1)} ms`);
const times = queries.map((query) => {
  const asked = processor();
  const hits = index.find(query).length;
  return { query, hits, ms: processor() - asked };
});
const sorted = times.toSorted((a, b) => a.ms - b.ms);
const at = (share) => (sorted[Math.floor(share * (sorted.length - 1))]?.ms ?? 0).toFixed(1);
const unanswered = times.filter(({ hits }) => hits === 0).length;
console.log(
  `${queries.length} queries: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, longest ${at(1)} ms; ${unanswered} without an answer`,
);
if (process.argv.includes('--all'))
  for (const { query, hits, ms } of sorted.slice(-15)) console.log(`  ${ms.toFixed(1)} ms, ${hits} hits: ${query}`);
