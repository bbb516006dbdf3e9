import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../actions/Icon.tsx';
import { joinClassNames } from '../class-names.ts';
import './dialog.css';
import { useDialog } from './use-dialog.ts';

interface ModalProps {
  /** `openModal(id)` and `closeModal(id)` name it; also the element's id. */
  id: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom that stay visible. */
  actions?: ReactNode;
  onClosed?: () => void;
  /** Render the content only while it is open, when it is heavy. */
  lazy?: boolean;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** A native modal dialog. Escape, a press outside and its button close it; the focus returns to the element that had it. */
export function Modal({ id, title, closeLabel, children, actions, onClosed, lazy = false, className, size = 'medium' }: ModalProps) {
  const { open, ...dialog } = useDialog(id, onClosed);
  return (
    <dialog id={id} className={joinClassNames('dialog', 'modal', `modal-${size}`, className)} aria-labelledby={`${id}-title`} {...dialog}>
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
        {/* Focusable because it scrolls when its content is long, which may change while it is open. */}
        <div className="dialog-body" role="group" aria-labelledby={`${id}-title`} tabIndex={0}>
          {lazy && !open ? null : children}
        </div>
        {actions ? <footer className="dialog-foot">{actions}</footer> : null}
      </div>
    </dialog>
  );
}
