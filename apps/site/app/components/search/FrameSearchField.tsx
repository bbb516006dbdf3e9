import { optionalIsland } from '../islands/islands.tsx';
import './SearchField.module.css';

/** The server-rendered search field of the menu and of error pages; its code loads only if it must be rendered again. */
export const FrameSearchField = optionalIsland(() => import('./SearchField.tsx').then((module) => module.SearchField));
