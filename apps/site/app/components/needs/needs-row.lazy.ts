import '@liget/ui/chip.css';
import '../sections/signs/Sign.module.css';
import { hydrateOnInteractionWithin } from '../islands/islands.tsx';
import './NeedsRow.module.css';

/** Server-rendered links, whose code is not part of the first load. */
export const NeedsRow = hydrateOnInteractionWithin(() => import('./NeedsRow.tsx').then((module) => module.NeedsRow));
