import '@liget/ui/chip.css';
import '../sections/signs/Sign.module.css';
import { hydrateOnInteractionWithin } from '../islands/islands.tsx';
import './NeedsRow.module.css';

/** Plain links that the server has drawn: their code is no part of the first load. */
export const NeedsRow = hydrateOnInteractionWithin(() => import('./NeedsRow.tsx').then((module) => module.NeedsRow));
