import '@liget/ui/picture.css';
import { deferredIn } from '../../shell/deferred.tsx';
import './EntryCard.module.css';

/** On other screens the server has drawn the cards: their code is no part of the first load. */
export const EntryCard = deferredIn(() => import('./EntryCard.tsx').then((module) => module.EntryCard));
