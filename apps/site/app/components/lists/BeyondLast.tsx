/** The notice that a list has no page of the requested number (`formatBeyondLast`). */
export function BeyondLast({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className="notice" role="note">
      {text}
    </p>
  );
}
