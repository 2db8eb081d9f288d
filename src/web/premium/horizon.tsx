import type { CSSProperties, ReactNode } from 'react';

interface HorizonProps {
  /** How far the sun has come, 0–1. */
  at: number;
  /** It will not rise again by itself. */
  down?: boolean;
  /** The whole of it in words. */
  label: string;
  from: ReactNode;
  to: ReactNode;
}

/** A line from the first day to the last, and the sun where one is. */
export function Horizon({ at, down = false, label, from, to }: HorizonProps) {
  const style = { '--at': `${Math.round(at * 100)}%` } as CSSProperties;
  return (
    <div className="path">
      <div className={down ? 'day-line down' : 'day-line'} style={style} role="img" aria-label={label} />
      <div className="ends">
        <span>{from}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
