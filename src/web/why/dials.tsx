import { useId } from 'react';
import { useTexts } from '../language/language.tsx';
import type { TextKey } from '../language/texts.ts';
import { resetWeights, SLIDERS, type Slider, setWeight, useReaderWeights } from './weights.ts';

const STEP = 0.25;
const MOST = 2;
const NORMAL = 1;

/** "Weigh it your way": the page is ranked anew at every move. */
export function Dials({ personalised }: { personalised: boolean }) {
  const t = useTexts();
  const weights = useReaderWeights();
  const title = useId();
  return (
    <fieldset className="dials needs-script" aria-labelledby={title}>
      <p className="dials-head">
        <b id={title}>{t('why.dials')}</b>
        <button className="link" type="button" disabled={weights === null} onClick={resetWeights}>
          {t('why.reset')}
        </button>
      </p>
      {SLIDERS.map((slider) => (
        <Dial key={slider} slider={slider} value={weights?.[slider] ?? NORMAL} />
      ))}
      <p className="hint">{t(personalised ? 'why.dials.note' : 'why.dials.noInterests')}</p>
    </fieldset>
  );
}

function Dial({ slider, value }: { slider: Slider; value: number }) {
  const t = useTexts();
  const id = useId();
  const word = t(wordOf(value));
  return (
    <div className="dial">
      <label htmlFor={id}>{t(`why.dial.${slider}`)}</label>
      <output htmlFor={id} aria-hidden="true">
        {word}
      </output>
      <input
        id={id}
        type="range"
        min={0}
        max={MOST}
        step={STEP}
        value={value}
        aria-valuetext={word}
        onChange={(event) => setWeight(slider, event.target.valueAsNumber)}
      />
    </div>
  );
}

function wordOf(value: number): TextKey {
  if (value === 0) return 'why.dial.off';
  if (value === NORMAL) return 'why.dial.normal';
  if (value === MOST) return 'why.dial.most';
  return value < NORMAL ? 'why.dial.less' : 'why.dial.more';
}
