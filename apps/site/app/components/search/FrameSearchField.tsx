import { optionalIsland } from '../islands/islands.tsx';
import './SearchField.module.css';

/** The search field where the server has drawn it: in the menu and on the page of an error, which need its code to draw it anew alone. */
export const FrameSearchField = optionalIsland(() => import('./SearchField.tsx').then((module) => module.SearchField));
