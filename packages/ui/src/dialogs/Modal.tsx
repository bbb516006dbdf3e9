import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { classNames } from '../class-names.ts';
import './dialog.css';
import { useDialog } from './use-dialog.ts';
import { useScrolls } from './use-scrolls.ts';

export interface DialogProps {
  /** `openModal(id)` and `closeModal(id)` name it; also the element's id. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** The buttons at the bottom, which stay in view. */
  actions?: ReactNode;
  onClosed?: () => void;
  /** Render the content only while it is open, when it is heavy. */
  lazy?: boolean;
  className?: string;
}

interface ModalProps extends DialogProps {
  size?: 'small' | 'medium' | 'large';
}

/** A native modal dialog: Escape, a press beside it and its button close it; the focus returns to where it came from. */
export function Modal({ size = 'medium', className, ...rest }: ModalProps) {
  return <DialogFrame {...rest} className={classNames('modal', `modal-${size}`, className)} />;
}

interface DrawerProps extends DialogProps {
  side?: 'start' | 'end' | 'bottom';
}

/** A dialog that slides in from an edge; 'bottom' is the sheet at the thumb's edge of a phone. */
export function Drawer({ side = 'end', className, ...rest }: DrawerProps) {
  return <DialogFrame {...rest} className={classNames('drawer', `drawer-${side}`, className)} />;
}

function DialogFrame({ id, title, closeLabel, children, actions, onClosed, lazy = false, className }: DialogProps) {
  const { open, ...dialog } = useDialog(id, onClosed);
  const body = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(body, open);
  return (
    <dialog id={id} className={classNames('dialog', className)} aria-labelledby={`${id}-title`} {...dialog}>
      <div className="dialog-frame">
        <header className="dialog-head">
          <h2 id={`${id}-title`} className="dialog-title">
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className="button button-icon button-quiet" aria-label={closeLabel} title={closeLabel}>
              <Icon of={X} />
            </button>
          </form>
        </header>
        {/* Long content must be scrollable by keyboard. */}
        <div className="dialog-body" ref={body} {...(scrolls ? { tabIndex: 0 } : {})}>
          {lazy && !open ? null : children}
        </div>
        {actions ? <footer className="dialog-foot">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
