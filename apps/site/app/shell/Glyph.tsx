/** One of the drawings, as decoration: a text beside it or the control’s name says the same. */
export function Glyph({ of }: { of: string }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={of} />
    </svg>
  );
}
