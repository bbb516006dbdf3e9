declare global {
  interface Window {
    /** Resolves at the visitor's first interaction with the page. */
    firstMove?: Promise<void>;
    /** The last click, which may have come before the code that handles it. */
    lastPress?: MouseEvent;
    /** Until when a navigation to another document may be pending, in milliseconds since 1970; otherwise 0. */
    leavesUntil: number;
  }
}

/** Written as in the script: a call would keep this module in the first load. */
const INTERACTION_EVENTS = '["pointermove","pointerdown","touchstart","keydown","focusin","wheel","scroll","click"]';

/** Milliseconds after which a pending navigation no longer counts. It has a limit because a download starts one without leaving the page. */
const MAX_LEAVING_MS = 20_000;

/**
 * A script in the head of every page, which runs before all others and records for them the first interaction, the last click, and whether the
 * page is being left or was restored. A pointer event without movement comes from a layout change and does not count.
 */
export const FIRST_MOVE_SCRIPT = `window.firstMove=new Promise(resolve=>{for(let name of ${INTERACTION_EVENTS})addEventListener(name,e=>{if(name=="click")window.lastPress=e;if(name!="pointermove"||e.movementX!==0||e.movementY!==0)resolve()},{passive:true,capture:true})});window.leavesUntil=0;addEventListener("beforeunload",()=>{window.leavesUntil=Date.now()+${MAX_LEAVING_MS}});addEventListener("pageshow",e=>{if(e.persisted)window.leavesUntil=0})`;

/** Repeats a click from before hydration, if it was on a button that does nothing without JavaScript. */
export function repeatEarlyPress(): void {
  const { target } = window.lastPress ?? {};
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (button && button.isConnected) button.click();
}
