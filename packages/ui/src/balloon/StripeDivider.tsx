import { classNames } from '../class-names.ts';
import './stripe-divider.css';

/** The balloon's stripes as a line between two parts of a page; they narrow towards the ends, as on the round envelope. */
export function StripeDivider({ className }: { className?: string }) {
  return <hr className={classNames('stripe-divider', className)} />;
}
