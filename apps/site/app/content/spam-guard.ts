import type { FormName } from '@liget/content-api';
import type { Challenge } from 'altcha-lib';

export interface ArrivedForm {
  name: FormName;
  /** When its sender came to it, as the server signed it. */
  stamp: string;
  /** The solution of a challenge; empty when none was set. */
  proof: string;
  /** Something stands in the field that nobody sees. */
  isTrapped: boolean;
  /** The same for two sendings of the same words. */
  key: string;
}

/** How somebody who is suspected goes on: with `challenge` solved at once, or with `stamp` alone a while later. */
export interface Suspicion {
  stamp: string;
  challenge: Challenge;
}

/** Tells people who write from programs that send. */
export interface SpamGuard {
  /** A stamp of this moment, for a form that is shown again. */
  stamp(): string;
  /** `null` when the form may be taken. */
  suspicion(form: ArrivedForm): Promise<Suspicion | null>;
}
