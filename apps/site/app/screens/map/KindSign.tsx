import { Pictogram } from '@liget/ui';
import type { MapKind } from './places.ts';

/** The sign of a kind of place; the words beside it say the same. The park's own places have its balloon. */
export function KindSign({ kind }: { kind: MapKind }) {
  if (kind !== 'top_location') return <Pictogram name={kind} size="small" />;
  return (
    <span className="pictogram pictogram-small">
      <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
        <path
          d="M12 2a7.5 7.5 0 0 1 7.5 7.500c0 3.8-2.8 6-4.5 8.500H9c-1.7-2.5-4.5-4.7-4.5-8.500A7.5 7.5 0 0 1 12 2zM10 19.500h4V22h-4z"
          fill="currentColor"
        />
      </svg>
    </span>
  );
}
