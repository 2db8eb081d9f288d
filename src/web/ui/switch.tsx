import './switch.css';
import type { InputHTMLAttributes } from 'react';

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'role'>;

/** On or off, at once. */
export function Switch(props: SwitchProps) {
  // biome-ignore lint/a11y/useAriaPropsForRole: `checked` says it; HTML allows no aria-checked beside it
  return <input className="switch" type="checkbox" role="switch" {...props} />;
}
