import '../ui/radio.css';
import './mute.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { HiddenStory } from '../../contract/contract.ts';
import { useNow } from '../clock.tsx';
import { timeAgo } from '../format/time.ts';
import { useAccountTexts } from '../session/texts.ts';
import { Marked } from '../ui/marked.tsx';
import { useLang } from '../ui/story-facts.tsx';
import { previewQuery, useAsker } from './answers.ts';
import { MUTE_SPANS, type MuteList, type MuteSpan } from './lists.ts';
import { nameIn } from './names.ts';

/** Who is still writing is not interrupted. */
const REST_MS = 300;
/** One letter says nothing yet. */
const SHORTEST = 2;

interface RehearsalProps {
  list: MuteList;
  /** What would be muted. */
  text: string;
  span: MuteSpan;
  choose: (span: MuteSpan) => void;
}

/** What a mute would have hidden, before it is made, and for how long it is to last. */
export function Rehearsal({ list, text, span, choose }: RehearsalProps) {
  const t = useAccountTexts();
  const rested = useAtRest(text);
  if (text === '') return null;
  return (
    <div className="rehearsal">
      <div role="status">{rested.length >= SHORTEST && <Effect list={list} text={rested} />}</div>
      <Spans span={span} choose={choose} label={t('mute.span')} />
    </div>
  );
}

function Effect({ list, text }: Pick<RehearsalProps, 'list' | 'text'>) {
  const t = useAccountTexts();
  const now = useNow();
  const { data } = useQuery(previewQuery(useAsker(), list, text));
  if (!data) return null;
  const { stories, days, examples } = data;
  const name = nameIn(list, text, t);
  return (
    <>
      <p className="sub">{t('mute.preview', { text: name, count: stories, days })}</p>
      <ul className="examples">
        {examples.map((story) => (
          <li key={story.id}>
            <Title story={story} query={list === 'mutedWords' ? text : ''} />
            <small>{timeAgo(story.publishedAt, now, t)}</small>
          </li>
        ))}
      </ul>
      {stories > examples.length && examples.length > 0 && (
        <p className="tiny-p">{t('mute.preview.more', { count: stories - examples.length })}</p>
      )}
    </>
  );
}

function Title({ story, query }: { story: HiddenStory; query: string }) {
  const lang = useLang(story.language);
  return (
    <span {...lang}>
      <Marked text={story.title} query={query} />
    </span>
  );
}

interface SpansProps {
  span: MuteSpan;
  choose: (span: MuteSpan) => void;
  label: string;
}

function Spans({ span, choose, label }: SpansProps) {
  const t = useAccountTexts();
  const name = useId();
  return (
    <fieldset className="spans">
      <legend className="sr">{label}</legend>
      {MUTE_SPANS.map((each) => (
        <label key={each} className="pick">
          <input
            className="radio"
            type="radio"
            name={name}
            checked={each === span}
            onChange={() => choose(each)}
          />
          {t(`mute.span.${each}`)}
        </label>
      ))}
    </fieldset>
  );
}

/** A text, once it has not changed for a moment. */
function useAtRest(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), REST_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}
