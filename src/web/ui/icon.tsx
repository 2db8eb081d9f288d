import {
  ArrowLeft,
  Bookmark,
  ChevronDown,
  CircleHelp,
  Ellipsis,
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
  more: Ellipsis,
  out: ExternalLink,
  globe: Globe,
  pin: MapPin,
  search: Search,
  share: Share,
  x: X,
};
export type IconName = keyof typeof ICONS;

const STROKE = 1.5;

/** What a feed shows, most of it twenty times. Other icons are drawn where they stand. */
const SHARED = new Set<IconName>(['down', 'globe', 'more', 'pin', 'save', 'search', 'share', 'why', 'x']);

/** The shared icons, once per page; twenty cards then only point at them. */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {[...SHARED].map((name) => {
        const Drawing = ICONS[name];
        return (
          <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
            <Drawing strokeWidth={STROKE} fill="inherit" />
          </symbol>
        );
      })}
    </svg>
  );
}

/** Decoration beside words, or inside a control that has an aria-label. */
export function Icon({ name }: { name: IconName }) {
  const Drawing = ICONS[name];
  if (!SHARED.has(name)) return <Drawing className="icon" strokeWidth={STROKE} aria-hidden="true" />;
  return (
    <svg className="icon" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
