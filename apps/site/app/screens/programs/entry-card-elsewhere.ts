import '@liget/ui/picture.css';
import { hydrateOnInteractionWithin } from '../../components/islands/islands.tsx';
import './EntryCard.module.css';

/** On other screens the server has drawn the cards: their code is no part of the first load. */
export const EntryCard = hydrateOnInteractionWithin(() => import('./EntryCard.tsx').then((module) => module.EntryCard));
