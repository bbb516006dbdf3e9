import type { DefectSubject } from '@liget/content-api';
import { type Label, label } from '../../platform/fields/labels.ts';

/** What a report is about, as the inbox and the letters to its sender call it. */
export const DEFECT_SUBJECT_LABELS: Record<DefectSubject, Label> = {
  bench: label('Pad, asztal', 'Bench or table'),
  playground: label('Játszótér', 'Playground'),
  lighting: label('Világítás', 'Lighting'),
  litter: label('Szemét, tisztaság', 'Litter'),
  toilet: label('Mosdó', 'Toilet'),
  water: label('Ivókút, víz', 'Drinking fountain or water'),
  path: label('Út, lépcső, akadály', 'Path, steps or obstacle'),
  plants: label('Fa, növény', 'Tree or plant'),
  other: label('Más', 'Something else'),
};
