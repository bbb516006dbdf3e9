/** That a list has no page of the number that was asked for (`formatBeyondLast`). */
export function BeyondLast({ text }: { text: string | null }) {
  return text === null ? null : (
    <p className="notice" role="note">
      {text}
    </p>
  );
}
