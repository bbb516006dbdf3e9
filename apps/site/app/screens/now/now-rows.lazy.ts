import '@liget/ui/picture.css';
import { hydrateOnInteractionWithin } from '../../components/islands/islands.tsx';
import './NowRows.module.css';

/** On other screens the server renders the rows: their code is not part of the first load. */
export const NowRows = hydrateOnInteractionWithin(() => import('./NowRows.tsx').then((module) => module.NowRows));
