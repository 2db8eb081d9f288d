import { type FormEvent, type Ref, useEffect, useId, useRef } from 'react';
import { FREE_LIMITS } from '../../contract/limits.ts';
import type { AccountTextKey } from '../../texts/browser.ts';
import { useAccountTexts } from '../session/texts.ts';
import { Beads, countOf } from '../ui/beads.tsx';
import { LONGEST_MUTE, type MuteList } from './lists.ts';
import { MuteRow } from './mute-row.tsx';
import { Rehearsal } from './rehearsal.tsx';
import type { MuteField } from './use-mute-field.ts';
import { useMuting } from './use-muting.ts';

const SAID = {
  mutedWords: {
    title: 'muted.words',
    add: 'muted.words.add',
    none: 'muted.words.none',
    state: 'muted.words.state',
  },
  mutedTopics: {
    title: 'muted.topics',
    add: 'muted.topics.add',
    none: 'muted.topics.none',
    state: 'muted.topics.state',
  },
} as const satisfies Record<MuteList, Record<string, AccountTextKey>>;

interface MuteSectionProps {
  field: MuteField;
  input?: Ref<HTMLInputElement>;
  /** Offered while writing. */
  suggestions?: readonly string[];
  openUpgrade: () => void;
}

/** One list of mutes: a field that says what it would hide, what is muted, and how much room is left. */
export function MuteSection({ field, input, suggestions = [], openUpgrade }: MuteSectionProps) {
  const t = useAccountTexts();
  const id = useId();
  const { unmute } = useMuting();
  const { list, texts, premium, room, closed, written, write, text, span, choose, add } = field;
  const heading = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasClosed = useRef(closed);
  useEffect(() => {
    // The field the reader was in no longer takes anything. Its focus is still there, or with what holds it: page or dialog.
    const { activeElement } = document;
    const lost = form.current?.contains(activeElement) || activeElement?.contains(form.current);
    if (closed && !wasClosed.current && lost) heading.current?.focus();
    wasClosed.current = closed;
  }, [closed]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const remove = (text: string) => {
    // Its control goes with it.
    heading.current?.focus();
    void unmute(list, text);
  };
  return (
    <section className="mutes">
      <div className="h-row">
        <h3 className="sub" ref={heading} tabIndex={-1}>
          <label htmlFor={id}>{t(SAID[list].title)}</label>
        </h3>
        <Count list={list} count={texts.length} premium={premium} />
      </div>
      <form className="field-row" ref={form} onSubmit={submit}>
        <input
          className="input"
          id={id}
          ref={input}
          value={closed ? '' : written}
          disabled={closed}
          maxLength={LONGEST_MUTE}
          autoComplete="off"
          list={suggestions.length > 0 ? `${id}-known` : undefined}
          placeholder={t(closed ? 'muted.words.full' : SAID[list].add)}
          onChange={(event) => write(event.target.value)}
        />
        <button className="btn outline" type="submit" disabled={closed}>
          {t('muted.add')}
        </button>
        {suggestions.length > 0 && (
          <datalist id={`${id}-known`}>
            {suggestions.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        )}
      </form>
      {!closed && <Rehearsal list={list} text={text} span={span} choose={choose} />}
      {texts.length === 0 ? (
        <p className="tiny-p">{t(SAID[list].none)}</p>
      ) : (
        <ul className="rows">
          {texts.map((text) => (
            <MuteRow key={text} list={list} text={text} remove={() => remove(text)} />
          ))}
        </ul>
      )}
      {room !== 'free' && <Warning list={list} count={texts.length} openUpgrade={openUpgrade} />}
    </section>
  );
}

interface CountProps {
  list: MuteList;
  count: number;
  premium: boolean;
}

function Count({ list, count, premium }: CountProps) {
  const t = useAccountTexts();
  const limit = FREE_LIMITS[list];
  return (
    <p className="count">
      {!premium && <Beads count={count} of={limit} />}
      {premium ? t('muted.count', { count }) : t('muted.countOf', countOf(count, limit))}
    </p>
  );
}

/** The limit is near, or reached; for readers without Premium. */
function Warning({ list, count, openUpgrade }: Omit<CountProps, 'premium'> & { openUpgrade: () => void }) {
  const t = useAccountTexts();
  const limit = FREE_LIMITS[list];
  const left = limit - count;
  return (
    <p className="note">
      <span>
        <b>{t(SAID[list].state, countOf(count, limit))}</b>{' '}
        {left > 0 ? t('muted.near', { count: left }) : t(left === 0 ? 'muted.full' : 'muted.over', { limit })}{' '}
        {left <= 0 && (
          <button className="link plain" type="button" onClick={() => openUpgrade()}>
            {t('muted.noLimit')}
          </button>
        )}
      </span>
    </p>
  );
}
