import { Suggestions } from '../components/search/suggestions/Suggestions.tsx';
import { FloatingControls } from './floating/FloatingControls.tsx';
import { Prefetch } from './navigation/Prefetch.tsx';
import { RefreshOnReturn } from './navigation/RefreshOnReturn.tsx';

/** What every page is whole without, and has after the visitor's first move. */
export function Extras() {
  return (
    <>
      <Prefetch />
      <RefreshOnReturn />
      <FloatingControls />
      <Suggestions />
    </>
  );
}
