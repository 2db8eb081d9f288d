import { type KeyboardEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { useAccountTexts } from '../session/texts.ts';
import { beside, type Code, erasedBefore, type Filled, typed } from './code.ts';

interface BoxesProps {
  code: Code;
  /** Which box has the focus next; a new object moves it, also to the same box. */
  focus: { at: number };
  state: 'ready' | 'busy' | 'wrong';
  /** Id of what is said about the code. */
  described: string;
  fill: (filled: Filled) => void;
  /** Moves the focus alone. */
  move: (to: number) => void;
}

/** One code in six boxes. */
export function CodeBoxes({ code, focus, state, described, fill, move }: BoxesProps) {
  const t = useAccountTexts();
  const boxes = useRef<HTMLFieldSetElement>(null);
  useFocus(boxes, focus);
  const onKey = (event: KeyboardEvent, at: number) => {
    if (event.key === 'Backspace' && code[at] === '') {
      event.preventDefault();
      fill(erasedBefore(code, at));
    }
    // With one of these held it goes back a page, or selects.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step) {
      event.preventDefault();
      move(beside(at, step));
    } else stayOrGoOn(event, event.key, at);
  };
  /** The digit that stands there already changes nothing, and is one further all the same. */
  const stayOrGoOn = (event: SyntheticEvent, text: string, at: number) => {
    if (text === '' || text !== code[at]) return;
    event.preventDefault();
    move(beside(at, 1));
  };
  return (
    <fieldset
      className={`code6 ${state}`}
      ref={boxes}
      aria-label={t('signIn.code')}
      aria-describedby={described}
    >
      {code.map((digit, at) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={at}
          inputMode="numeric"
          // The browser fills in what a message brought: all six digits into the first box.
          autoComplete={at === 0 ? 'one-time-code' : 'off'}
          aria-label={t('signIn.code.digit', { n: at + 1 })}
          aria-invalid={state === 'wrong'}
          value={digit}
          readOnly={state === 'busy'}
          onFocus={(event) => event.target.select()}
          onKeyDown={(event) => onKey(event, at)}
          // Phones name no keys.
          onBeforeInput={(event) => stayOrGoOn(event, event.data, at)}
          onChange={(event) => fill(typed(code, at, event.target.value))}
        />
      ))}
    </fieldset>
  );
}

function useFocus(boxes: RefObject<HTMLFieldSetElement | null>, focus: { at: number }): void {
  useEffect(() => {
    const box = boxes.current?.elements[focus.at];
    if (box instanceof HTMLInputElement) box.focus();
  }, [boxes, focus]);
}
