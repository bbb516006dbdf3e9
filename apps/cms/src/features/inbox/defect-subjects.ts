import type { DefectSubject } from '@liget/content-api';
import { type Label, label } from '../../platform/fields/labels.ts';

/** The subjects of defect reports, as named in the inbox and in emails to senders. */
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
