import { classNames } from '../class-names.ts';
import './balloon.css';

const GORES = 11;

/** Where the meridian after so many panels stands on a globe seen from the side: −1 and 1 are its outlines. */
const meridian = (panels: number) => Math.sin(Math.PI * (panels / GORES - 0.5));

function panel(left: number, right: number): string {
  const x = (share: number, reach: number) => Math.round(10 * (50 + share * reach)) / 10;
  return `M50 3C${x(right, 62)} 3 ${x(right, 54)} 66 ${x(right, 9)} 97H${x(left, 9)}C${x(left, 54)} 66 ${x(left, 62)} 3 50 3z`;
}

const PANELS = Array.from({ length: GORES }, (_, index) => panel(meridian(index), meridian(index + 1)));

/** The striped balloon, the one recurring motif; a decoration, so words beside it must say what it means. */
export function Balloon({ className }: { className?: string }) {
  return (
    <svg className={classNames('balloon', className)} viewBox="0 0 100 128" aria-hidden="true" focusable="false">
      <path className="balloon-rope" d="M42 97l2 14M58 97l-2 14M50 97v14" />
      <rect className="balloon-basket" x="41" y="110" width="18" height="13" rx="3.5" />
      {PANELS.map((path, index) => (
        <path key={path} className={index % 2 === 0 ? 'balloon-stripe' : 'balloon-pale'} d={path} />
      ))}
      <path className="balloon-shade" d={panel(0.55, 1)} />
      <rect className="balloon-ring" x="40" y="95" width="20" height="4.5" rx="2.25" />
    </svg>
  );
}
