import '../ui/account-pieces.css';
import '../ui/radio.css';
import './join.css';
import { useId, useState } from 'react';
import type { DeviceState, InterfaceLanguage } from '../../contract/contract.ts';
import { WEIGHT_ORDER } from '../../contract/weights.ts';
import { cityName, displayName } from '../../geo/browser.ts';
import { languageName } from '../format/names.ts';
import { useLanguage } from '../language/language.tsx';
import { type AccountTexts, useAccountTexts } from '../session/texts.ts';
import { Dialog } from '../ui/dialog.tsx';
import { dialWord, NORMAL } from '../why/dial-word.ts';
import type { Decide, Difference } from './joining.ts';

const SIDES = ['device', 'account'] as const;
type Side = (typeof SIDES)[number];

interface JoinProps {
  differing: readonly Difference[];
  decide: Decide;
  close: () => void;
}

/** After signing in on a device that knows something else than the account: whose word counts, for each. */
export function JoinDialog({ differing, decide, close }: JoinProps) {
  const t = useAccountTexts();
  const id = useId();
  const [chosen, setChosen] = useState<Partial<Record<Difference['field'], Side>>>({});
  const use = (sideOf: (each: Difference) => Side) => {
    decide(differing.map((each) => ({ field: each.field, from: sideOf(each) })));
    close();
  };
  const sideOf = ({ field, newest }: Difference) => chosen[field] ?? newest;
  return (
    <Dialog
      title={t('join.title')}
      close={close}
      wide
      footer={
        <>
          <button className="btn outline" type="button" onClick={() => use(() => 'account')}>
            {t('join.account.all')}
          </button>
          <button className="btn primary" type="button" onClick={() => use(sideOf)}>
            {t('join.use')}
          </button>
        </>
      }
    >
      <p className="quiet-p">{t('join.why')}</p>
      <table className="both">
        <thead>
          <tr>
            <td />
            {SIDES.map((side) => (
              <th key={side} scope="col" id={`${id}-${side}`}>
                {t(`join.${side}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {differing.map((each) => (
            <Row
              key={each.field}
              id={id}
              difference={each}
              chosen={sideOf(each)}
              choose={(side) => setChosen({ ...chosen, [each.field]: side })}
            />
          ))}
        </tbody>
      </table>
      <p className="tiny-p">{t('join.opened')}</p>
    </Dialog>
  );
}

interface RowProps {
  /** Begins the ids of the columns' heads. */
  id: string;
  difference: Difference;
  chosen: Side;
  choose: (side: Side) => void;
}

function Row({ id, difference, chosen, choose }: RowProps) {
  const t = useAccountTexts();
  const { language } = useLanguage();
  const name = useId();
  return (
    <tr>
      <th scope="row" id={name}>
        {t(`join.${difference.field}`)}
      </th>
      {SIDES.map((side) => (
        <td key={side}>
          <label className="pick">
            <input
              className="radio"
              type="radio"
              name={name}
              checked={chosen === side}
              aria-describedby={`${name} ${id}-${side}`}
              onChange={() => choose(side)}
            />
            {inWords(difference.field, difference[side], { t, language })}
          </label>
        </td>
      ))}
    </tr>
  );
}

interface Words {
  t: AccountTexts;
  language: InterfaceLanguage;
}

function inWords(field: Difference['field'], state: DeviceState, { t, language }: Words): string {
  if (field === 'place') {
    const place = state.place?.value;
    return place
      ? displayName({ ...place, name: cityName(place.city, place.country, language) }, language)
      : '';
  }
  if (field === 'reads') {
    const reads = state.reads?.value ?? [];
    return reads.map((code) => languageName(code, language)).join(', ');
  }
  const weights = state.weights?.value;
  const moved = WEIGHT_ORDER.filter((slider) => weights && weights[slider] !== NORMAL);
  return moved
    .map((slider) => `${t(`why.dial.${slider}`)}: ${t(dialWord(weights?.[slider] ?? NORMAL))}`)
    .join(', ');
}
