import { optionalIsland } from '../islands/islands.tsx';
import './SearchField.module.css';

/** The search field rendered by the server, in the menu and on error pages, which load its code only to render it again. */
export const FrameSearchField = optionalIsland(() => import('./SearchField.tsx').then((module) => module.SearchField));
