import { useSyncExternalStore } from 'react';

let open: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function set(next: ReadonlySet<string>): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the modal or drawer with that id (specification, section 4). */
export function openModal(id: string): void {
  if (!open.has(id)) set(new Set(open).add(id));
}

export function closeModal(id: string): void {
  if (open.has(id)) set(new Set([...open].filter((other) => other !== id)));
}

/** Whether it is open; false on the server. */
export function useModalOpen(id: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open.has(id),
    () => false,
  );
}
