import '@liget/ui/accordion.css';
import '@liget/ui/picture.css';
import { hydrateOnInteractionWithin } from '../islands/islands.tsx';
import './Comparison.module.css';
import './DataTable.module.css';
import './Facts.module.css';
import './opening-hours/Opening.module.css';
import './PictureGallery.module.css';
import './PullQuote.module.css';
import './Sections.module.css';

/** For screens that the server renders: the code of sections is not part of their first load. */
export const Sections = hydrateOnInteractionWithin(() => import('./Sections.tsx').then((module) => module.Sections));
