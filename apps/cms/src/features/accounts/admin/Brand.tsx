import type { ServerProps } from 'payload';
import { getEditorLanguage } from '../../../platform/editor-language.ts';
import { ACCOUNT_TEXTS } from './account-texts.ts';

const STRIPES = ['#d93a2b', '#fffaf0', '#d93a2b', '#fffaf0', '#d93a2b'];
/** Half the balloon's width at its middle, for each stripe's outer edge. */
const EDGES = [15, 9, 3, -3, -9, -15];

/** The striped balloon over the trees. */
function Balloon({ size }: { size: number }) {
  return (
    <svg className="liget-balloon" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      <rect width="48" height="48" fill="#bfdcf5" />
      <g>
        {STRIPES.map((colour, index) => (
          <path
            key={EDGES[index]}
            fill={colour}
            d={`M24 3 C${24 + (EDGES[index] ?? 0) * 1.33} 3 ${24 + (EDGES[index] ?? 0) * 1.33} 22 24 28 C${24 + (EDGES[index + 1] ?? 0) * 1.33} 22 ${24 + (EDGES[index + 1] ?? 0) * 1.33} 3 24 3Z`}
          />
        ))}
        <path d="M21.5 27.5 22.6 31 M26.5 27.5 25.4 31" stroke="#16231d" strokeWidth="0.8" />
        <rect x="21.8" y="31" width="4.4" height="3.6" rx="0.8" fill="#8a5a2b" />
      </g>
      <path fill="#2f8a57" d="M0 41c3-5 7-5 9-1 2-6 8-6 10 0 3-4 7-4 9 0 2-6 9-6 11 0 2-3 6-4 9-1v-3 12H0Z" />
      <path fill="#10402f" d="M0 44c4-3 8-3 11 0 4-4 9-3 12 0 4-4 9-4 12 0 4-3 9-3 13-1v-4c0 7-5 9-9 9H9c-5 0-9-3-9-9Z" />
    </svg>
  );
}

/** On the sign-in page. */
export function Logo({ i18n }: Pick<ServerProps, 'i18n'>) {
  return (
    <div className="liget-logo">
      <Balloon size={88} />
      <div>
        <strong>Liget</strong>
        <span>{ACCOUNT_TEXTS.brand[getEditorLanguage({ i18n })]}</span>
      </div>
    </div>
  );
}

/** The icon at the beginning of the breadcrumbs. */
export function Icon() {
  return <Balloon size={18} />;
}
