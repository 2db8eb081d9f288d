import {
  ArrowLeft,
  Bookmark,
  ChevronDown,
  CircleHelp,
  ExternalLink,
  Globe,
  MapPin,
  Search,
  Share,
  X,
} from 'lucide-react';

const ICONS = {
  back: ArrowLeft,
  save: Bookmark,
  down: ChevronDown,
  why: CircleHelp,
  out: ExternalLink,
  globe: Globe,
  pin: MapPin,
  search: Search,
  share: Share,
  x: X,
};
export type IconName = keyof typeof ICONS;

const STROKE = 1.5;

/** Every icon once per page; twenty cards then only point at it. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <Icon strokeWidth={STROKE} />
        </symbol>
      ))}
    </svg>
  );
}

/** Decoration beside words, or inside a control that has an aria-label. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
