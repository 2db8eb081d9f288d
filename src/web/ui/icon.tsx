export type IconName =
  | 'back'
  | 'save'
  | 'down'
  | 'why'
  | 'more'
  | 'out'
  | 'globe'
  | 'pin'
  | 'search'
  | 'share'
  | 'x';

/** Width of the lines, for icons drawn where they are used as well as for those of the page. */
export const STROKE = 1.5;

/** Decoration beside words, or inside a control that has an aria-label. It points at its drawing in the page (sprite.tsx). */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
