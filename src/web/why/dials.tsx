import '../ui/slider.css';
import { useId, useState } from 'react';
import type { ReaderWeights } from '../../contract/contract.ts';
import { MAX_SLIDER, NEUTRAL_WEIGHTS, unlessNeutral, WEIGHT_ORDER } from '../../contract/weights.ts';
import { useTexts } from '../language/language.tsx';
import { useDevice, useDeviceStore } from '../reader/reader.tsx';
import { useRested } from '../ui/use-rested.ts';
import { dialWord, NORMAL } from './dial-word.ts';

const STEP = 0.25;
/** A slider on its way passes many values; the server is asked about the one it rests on. */
const REST_MS = 150;

type Slider = keyof ReaderWeights;

/** "Weigh it your way": the page is ranked anew whenever a slider comes to rest. */
export function Dials({ personalised }: { personalised: boolean }) {
  const t = useTexts();
  const { weights, choose } = useChosenWeights();
  const title = useId();
  return (
    <fieldset className="dials needs-script" aria-labelledby={title}>
      <p className="dials-head">
        <b id={title}>{t('why.dials')}</b>
        {/* Not disabled: that would take the focus from under who pressed it. */}
        <button
          className="link"
          type="button"
          aria-disabled={weights === null || undefined}
          onClick={() => weights && choose(null)}
        >
          {t('why.reset')}
        </button>
      </p>
      {WEIGHT_ORDER.map((slider) => (
        <Dial
          key={slider}
          slider={slider}
          value={weights?.[slider] ?? NORMAL}
          move={(value) => choose({ ...(weights ?? NEUTRAL_WEIGHTS), [slider]: value })}
        />
      ))}
      <p className="hint">
        {t('why.dials.note')}
        {!personalised && ` ${t('why.dials.noInterests')}`}
      </p>
    </fieldset>
  );
}

/** The sliders as they stand, and as the device keeps them once they rest or the panel is closed. */
function useChosenWeights() {
  const device = useDeviceStore();
  const kept = useDevice((all) => all.weights);
  /** Null = all rest. */
  const [moving, setMoving] = useState<{ weights: ReaderWeights | null } | null>(null);
  const rest = useRested((weights: ReaderWeights | null) => {
    setMoving(null);
    device.change(() => ({ weights }));
  }, REST_MS);
  const choose = (next: ReaderWeights | null) => {
    const weights = unlessNeutral(next);
    setMoving({ weights });
    rest(weights);
  };
  return { weights: moving ? moving.weights : kept, choose };
}

interface DialProps {
  slider: Slider;
  value: number;
  move: (value: number) => void;
}

function Dial({ slider, value, move }: DialProps) {
  const t = useTexts();
  const id = useId();
  const word = t(dialWord(value));
  return (
    <div className="dial">
      <label htmlFor={id}>{t(`why.dial.${slider}`)}</label>
      <output htmlFor={id} aria-hidden="true">
        {word}
      </output>
      <input
        className="slider"
        id={id}
        type="range"
        min={0}
        max={MAX_SLIDER}
        step={STEP}
        value={value}
        aria-valuetext={word}
        onChange={(event) => move(event.target.valueAsNumber)}
      />
    </div>
  );
}
