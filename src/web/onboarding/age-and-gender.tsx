import './age-and-gender.css';
import { useEffect, useId, useRef } from 'react';
import { AGE_OPTIONS, GENDER_OPTIONS } from '../../contract/choices.ts';
import { useAccountTexts } from '../session/texts.ts';

/** "" = prefer-not-to-say. */
interface Said {
  age: string;
  gender: string;
}

interface AgeAndGenderProps {
  said: Said;
  change: (part: Partial<Said>) => void;
  /** Takes the focus when it appears. */
  first?: boolean;
}

/** Two questions nobody has to answer. */
export function AgeAndGender({ said, change, first = false }: AgeAndGenderProps) {
  const t = useAccountTexts();
  return (
    <div className="two-fields">
      <Choice
        first={first}
        label={t('onboarding.age')}
        options={AGE_OPTIONS.map((age) => [
          age,
          age === 'prefer-not-to-say' ? t('choice.prefer-not-to-say') : age.replace('-', '–'),
        ])}
        value={said.age}
        choose={(age) => change({ age })}
      />
      <Choice
        label={t('onboarding.gender')}
        options={GENDER_OPTIONS.map((gender) => [gender, t(`choice.${gender}`)])}
        value={said.gender}
        choose={(gender) => change({ gender })}
      />
    </div>
  );
}

interface ChoiceProps {
  label: string;
  /** Each as it is kept and as it is read. */
  options: readonly (readonly [kept: string, read: string])[];
  value: string;
  choose: (value: string) => void;
  first?: boolean;
}

function Choice({ label, options, value, choose, first = false }: ChoiceProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (first) select.current?.focus();
  }, [first]);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        className="input"
        id={id}
        ref={select}
        value={value || 'prefer-not-to-say'}
        onChange={({ target }) => choose(target.value === 'prefer-not-to-say' ? '' : target.value)}
      >
        {options.map(([kept, read]) => (
          <option key={kept} value={kept}>
            {read}
          </option>
        ))}
      </select>
    </div>
  );
}
