/** The mark, an h whose arch is the sun coming up, and the name in the headline face. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="wordmark">
      <svg viewBox="4 2 24 28" aria-hidden="true">
        <path fill="var(--brand)" d="M4 2h6v28H4z" />
        <path fill="var(--sun)" d="M12 30V20a8 8 0 0 1 16 0v10z" />
      </svg>
      {name}
    </span>
  );
}
