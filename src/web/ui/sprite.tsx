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
import { type IconName, STROKE } from './icon.tsx';

const ICONS: Record<IconName, typeof X> = {
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

/**
 * The drawings that every icon of a page points at. They stand in the page the server sends, so the browser's first load is
 * without them.
 */
export function Sprite() {
  return (
    <svg className="sprite" aria-hidden="true">
      {Object.entries(ICONS).map(([name, Drawing]) => (
        <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
          <Drawing strokeWidth={STROKE} fill="inherit" />
        </symbol>
      ))}
    </svg>
  );
}
