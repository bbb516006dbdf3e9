import { joinClassNames } from '../class-names.ts';
import './balloon.css';

/** The striped balloon, the site's recurring motif. It is decorative: text beside it must say what it means. */
export function Balloon({ className }: { className?: string }) {
  return <span className={joinClassNames('balloon', className)} aria-hidden="true" />;
}
