declare global {
  interface Window {
    /** Resolves with the visitor's first sign of life on this page. */
    firstMove?: Promise<void>;
    /** The visitor's last press, also one for a part whose code was still on its way. */
    lastPress?: MouseEvent;
    /** Until when a navigation to another document may be pending, in milliseconds since 1970; otherwise 0. */
    leavesUntil: number;
  }
}

const MOVES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'];

/** How long the next document may take to come, in milliseconds. It has an end because a download leaves no page. */
const LEAVING = 20_000;

/**
 * Runs in the head of every page, before its other scripts are asked for: notes the first move, every press, that the page is being left and
 * that a visitor came back to it, for the scripts that come later. A page laid out anew under a pointer that rests is no move.
 */
export const FIRST_MOVE_SCRIPT = `window.firstMove=new Promise(resolve=>{for(let name of ${JSON.stringify(MOVES)})addEventListener(name,e=>{if(name=="click")window.lastPress=e;if(name!="pointermove"||e.movementX!==0||e.movementY!==0)resolve()},{passive:true,capture:true})});window.leavesUntil=0;addEventListener("beforeunload",()=>{window.leavesUntil=Date.now()+${LEAVING}});addEventListener("pageshow",e=>{if(e.persisted)window.leavesUntil=0})`;

/** Repeats a click from before hydration, if it was on a button that does nothing without JavaScript. */
export function repeatEarlyPress(): void {
  const { target } = window.lastPress ?? {};
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (button && button.isConnected) button.click();
}
