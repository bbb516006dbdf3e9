import '@liget/ui/picture.css';
import { hydrateOnInteractionWithin } from '../../components/islands/islands.tsx';
import './EventCard.module.css';

/** On other screens the server has drawn the cards: their code is no part of the first load. */
export const EventCard = hydrateOnInteractionWithin(() => import('./EventCard.tsx').then((module) => module.EventCard));
