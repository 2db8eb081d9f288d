/** More dots than this are a smear: the words beside them still say the whole number. */
const MOST_ORIGINS = 6;
const MOST_RINGS = 4;

/** A filled dot is an origin, the rings behind it repeat it; a plus says that there are more. Decoration: the same stands beside it in words. */
export function Dots({ sizes }: { sizes: number[] }) {
  const cut = sizes.length > MOST_ORIGINS || sizes.some((size) => size > MOST_RINGS + 1);
  return (
    <span className={cut ? 'dots cut' : 'dots'} aria-hidden="true">
      {sizes.slice(0, MOST_ORIGINS).map((size, origin) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots have no identity but their place
        <i key={origin}>
          {Array.from({ length: Math.min(size - 1, MOST_RINGS) }, (_, ring) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <s key={ring} />
          ))}
        </i>
      ))}
    </span>
  );
}
