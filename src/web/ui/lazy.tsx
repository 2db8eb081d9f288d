/**
 * Parts whose code is not in the first load. It may fail to come: no network, or a newer build has taken the place of
 * the one this page is from. Or it comes and breaks. Then the part is left out, and the rest of the page goes on.
 */
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Whether a part's code did not come, or came and broke. */
export type WhyMissing = 'absent' | 'broken';

interface LazyProps {
  /** Called once when the part is left out. */
  onMissing?: (why: WhyMissing) => void;
  /** Stands in its place while its code is on the way. */
  fallback?: ReactNode;
}

export interface LazyPart<Props> {
  Part: ComponentType<Props & LazyProps>;
  /** Fetches the code ahead. @throws when it does not come */
  preload: () => Promise<void>;
}

type PropsOf<Part> = Part extends ComponentType<infer Props extends object> ? Props : never;

/** @param name of the component among what the module exports */
export function lazyPart<Name extends string, Module extends Record<Name, ComponentType<never>>>(
  first: () => Promise<Module>,
  name: Name,
): LazyPart<PropsOf<Module[Name]>> {
  const load = askingAnew(first);
  return partOf(async () => (await load())[name] as ComponentType<PropsOf<Module[Name]>>);
}

function partOf<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new AbsentCode('absent', { cause });
      }
    });
  let Loaded: ComponentType<Props> = fetched();
  // While it is shown it stays the same: else fetching its code ahead once more would draw it anew.
  const Current = (props: Props) => {
    const [Shown] = useState(() => Loaded);
    return <Shown {...props} />;
  };
  const Part = ({ onMissing, fallback, ...props }: Props & LazyProps) => (
    <Boundary
      onMissing={(why) => {
        // React keeps a failure for good; the next time the part is wanted it is asked for again.
        Loaded = fetched();
        onMissing?.(why);
      }}
    >
      <Suspense fallback={fallback}>
        <Current {...(props as Props)} />
      </Suspense>
    </Boundary>
  );
  const preload = async () => {
    // Drawn at once from then on: React drops what is pressed in a page that waits while it is taken over.
    Loaded = await load();
  };
  return { Part, preload };
}

/** How Chromium and Firefox name a file that did not come; Safari does not. */
const ABSENT = /dynamically imported module: (\S+)/;

/** Chromium up to 150 keeps a failure for good, and asks again only under another address: with one more question mark. */
function askingAnew<Module>(first: () => Promise<Module>): () => Promise<Module> {
  let load = first;
  return async () => {
    try {
      return await load();
    } catch (cause) {
      const file = ABSENT.exec(String(cause))?.[1];
      if (file) load = () => import(/* @vite-ignore */ `${file}?`);
      throw cause;
    }
  };
}

/** The reader is told, and the browser has logged the file that did not come. */
export class AbsentCode extends Error {}

interface BoundaryProps {
  onMissing: (why: WhyMissing) => void;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onMissing(error instanceof AbsentCode ? 'absent' : 'broken');
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
