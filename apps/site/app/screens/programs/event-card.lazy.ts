import '@liget/ui/picture.css';
import { hydrateOnInteractionWithin } from '../../components/islands/islands.tsx';
import './EventCard.module.css';

/** On other screens the server renders the cards: their code is not part of the first load. */
export const EventCard = hydrateOnInteractionWithin(() => import('./EventCard.tsx').then((module) => module.EventCard));
