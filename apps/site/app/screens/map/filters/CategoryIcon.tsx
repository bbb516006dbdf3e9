import type { PlaceSign } from '@liget/content-api';
import { Icon, Pictogram, PLACE_DRAWINGS } from '@liget/ui';
import type { MapKind } from './kinds.ts';

interface CategoryIconProps {
  kind: MapKind;
  /** Set for a place that has its own icon. */
  icon?: PlaceSign | null;
}

const PIXELS = 20;

/** The icon of a kind, or of one place. It is decorative: the text beside it says the same. */
export function CategoryIcon({ kind, icon = null }: CategoryIconProps) {
  if (kind === 'today')
    return (
      <span className="pictogram pictogram-small">
        <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
          <g fill="none" stroke="currentColor" strokeWidth="2.25" strokeLinecap="round" strokeLinejoin="round">
            <path d="M4 5.5h16v15H4zM4 10.5h16M8 3v4m8-4v4" />
            <path d="M8.5 15.5h3" strokeWidth="3" />
          </g>
        </svg>
      </span>
    );
  if (kind !== 'top_location') return <Pictogram name={kind} size="small" />;
  if (icon)
    return (
      <span className="pictogram pictogram-small">
        <Icon of={PLACE_DRAWINGS[icon]} size={PIXELS} />
      </span>
    );
  return (
    <span className="pictogram pictogram-small">
      <svg viewBox="0 0 24 24" width="1.25em" height="1.25em" aria-hidden="true" focusable="false">
        <path d="M12 1.5a7.5 7.5 0 0 1 7.5 7.5c0 2.7-1.5 5-3.5 6.5H8C6 14 4.5 11.7 4.5 9A7.5 7.5 0 0 1 12 1.5z" fill="currentColor" />
        <path d="m8.8 15.5 1.4 4m5-4-1.4 4" stroke="currentColor" strokeWidth="1.4" />
        <path d="M9.5 19.25h5v3.5h-5z" fill="currentColor" />
      </svg>
    </span>
  );
}
