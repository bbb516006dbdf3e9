import { Suggestions } from '../components/search/Suggestions.tsx';
import { FloatingControls } from './floating/FloatingControls.tsx';
import { Prefetch } from './navigation/Prefetch.tsx';

/** What every page is whole without, and has after the visitor's first move. */
export function Extras() {
  return (
    <>
      <Prefetch />
      <FloatingControls />
      <Suggestions />
    </>
  );
}
