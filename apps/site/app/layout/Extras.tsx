import { Suggestions } from '../components/search/suggestions/Suggestions.tsx';
import { FloatingControls } from './floating/FloatingControls.tsx';
import { Prefetch } from './navigation/Prefetch.tsx';
import { RefreshOnReturn } from './navigation/RefreshOnReturn.tsx';

/** Optional parts of every page, loaded after the visitor's first interaction. */
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
