/** What the URL asks for and this page cannot give (`formatQueryNotices`). */
export function QueryNotices({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="notice" role="note">
      {text}
    </p>
  ));
}
