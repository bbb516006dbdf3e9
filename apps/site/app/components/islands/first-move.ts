declare global {
  interface Window {
    /** Resolves with the visitor's first sign of life on this page. */
    firstMove?: Promise<void>;
    /** The visitor's last press, also one for a part whose code was still on its way. */
    lastPress?: MouseEvent;
    /** When the visitor last left for another document, in milliseconds since 1970. */
    leftAt?: number;
  }
}

const MOVES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'click'];

/**
 * Runs in the head of every page, before its other scripts are asked for: notes the first move, every press and that the page is being left, for the scripts that come later. A
 * page laid out anew under a pointer that rests is no move.
 */
export const FIRST_MOVE_SCRIPT = `window.firstMove=new Promise(resolve=>{for(let name of ${JSON.stringify(MOVES)})addEventListener(name,e=>{if(name=="click")window.lastPress=e;if(name!="pointermove"||e.movementX!==0||e.movementY!==0)resolve()},{passive:true,capture:true})});addEventListener("beforeunload",()=>{window.leftAt=Date.now()})`;

/** Presses again what was pressed before the page was hydrated, if it is a button that does nothing by itself. */
export function repeatEarlyPress(): void {
  const { target } = window.lastPress ?? {};
  const button = target instanceof Element && target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
  if (button && button.isConnected) button.click();
}
