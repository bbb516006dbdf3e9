/** The first stop of the keyboard on a page: jumps over the header. */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
  return (
    <a className="skip-link" href={href}>
      {children}
    </a>
  );
}
