const FULL = 100;

/** A bar for a share of 0–1. Decoration: the number stands beside it. Drawn, as the page may carry no style attributes. */
export function Meter({ value }: { value: number }) {
  const width = Math.max(0, Math.min(1, value)) * FULL;
  return (
    <svg className="meter" aria-hidden="true">
      <rect width={`${width}%`} height="100%" />
    </svg>
  );
}
