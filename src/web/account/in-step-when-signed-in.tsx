import { useUser } from '../session/session.tsx';
import { lazyPart } from '../ui/lazy.tsx';
import { useStarted } from '../ui/started.ts';

const { Part: InStep } = lazyPart(() => import('./in-step.tsx'), 'InStep');

/** Keeps what this device knows of its reader in step with their account, while they are signed in. */
export function DeviceInStep() {
  const id = useUser()?.id;
  const started = useStarted();
  return started && id !== undefined && <InStep key={id} id={id} />;
}
