import './share.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useAsking } from '../data/asking.ts';
import { storyQuery } from '../data/story.ts';
import { useAccountTexts } from '../session/texts.ts';
import { useSite } from '../site.tsx';
import { toast } from '../toasts/toast-store.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Icon, STROKE } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { Kicker, useLang } from '../ui/story-facts.tsx';
import { createLink } from './create-link.ts';
import { type Shared, shareExcerpt, shareImage, shareText, targetsOf } from './share-text.ts';

const COPIED_MS = 2000;

/** Preview, link, six targets. */
export function ShareDialog({ shared, close }: { shared: Shared; close: () => void }) {
  const t = useAccountTexts();
  const link = useShareLink(shared);
  const told = useAsTold(shared);
  return (
    <Dialog
      title={t('share.title')}
      close={close}
      footer={
        <button className="btn quiet" type="button" onClick={close}>
          {t('action.close')}
        </button>
      }
    >
      <Preview shared={told} />
      <LinkField link={link} />
      <NativeShare shared={told} link={link} />
      <Targets shared={told} link={link} />
    </Dialog>
  );
}

/** In the language of the page, which may change while the dialog is open; as it was handed over until the story is here. */
function useAsTold(shared: Shared): Shared {
  const { data } = useQuery(storyQuery(shared.id, useAsking()));
  return data ? { ...shared, title: data.title, excerpt: data.summary, language: data.language } : shared;
}

/** The link, made once when the dialog opens; "" until then. */
function useShareLink(shared: Shared): string {
  const t = useAccountTexts();
  const { publicUrl } = useSite();
  const asking = useAsking();
  const client = useQueryClient();
  // One dialog is one request, however often React renders or mounts it.
  const [opening] = useState(() => crypto.getRandomValues(new Uint32Array(2)).join());
  const query = useQuery({
    queryKey: ['share', shared.id, opening],
    queryFn: () =>
      createLink({
        shared,
        publicUrl,
        loadStory: () => client.ensureQueryData(storyQuery(shared.id, asking)),
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { data } = query;
  const told = useRef<typeof data>(undefined);
  useEffect(() => {
    if (!data || told.current === data) return;
    told.current = data;
    if (!data.detailed) toast(t('share.couldNotLoad'), 'failed');
    if (data.created) toast(t('share.ready'));
    else toast(t('share.failedToCreateLink'), 'failed');
  }, [data, t]);
  return data?.link ?? '';
}

export function Preview({ shared }: { shared: Shared }) {
  const { id, category, title } = shared;
  const lang = useLang(shared.language);
  const picture = { id, category, imageUrl: shareImage(shared.imageUrl), imageSources: [] };
  const excerpt = shareExcerpt(shared.excerpt);
  return (
    <div className="share-preview">
      <Picture story={picture} ratio="1x1" sizes="5.5rem" widths={[160, 320]} />
      <div>
        <Kicker category={category} place="" />
        <h3 {...lang}>{title}</h3>
        {excerpt && <p {...lang}>{excerpt}</p>}
      </div>
    </div>
  );
}

function LinkField({ link }: { link: string }) {
  const t = useAccountTexts();
  const [copied, setCopied] = useState(false);
  const unsaid = useRef(0);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const select = () => {
    field.current?.focus();
    field.current?.select();
  };
  const copy = async (button: HTMLElement) => {
    try {
      if (navigator.clipboard) await navigator.clipboard.writeText(link);
      else {
        // A page that comes over plain http has no clipboard, but may copy what is selected.
        select();
        if (!document.execCommand('copy')) throw new Error('The browser does not copy');
        button.focus();
      }
      setCopied(true);
      // Copying again says so anew.
      window.clearTimeout(unsaid.current);
      unsaid.current = window.setTimeout(() => setCopied(false), COPIED_MS);
      toast(t('share.linkCopied'));
    } catch (error) {
      console.error('Failed to copy link', error);
      toast(t('share.failedToCopy'), 'failed');
      select();
    }
  };
  return (
    <div className="share-link">
      <label className="sr" htmlFor={id}>
        {t('share.link')}
      </label>
      <input
        className="input address"
        id={id}
        ref={field}
        readOnly
        value={link}
        placeholder={t('share.creating')}
        onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
      />
      <button
        className="btn primary"
        type="button"
        disabled={link === ''}
        onClick={(event) => void copy(event.currentTarget)}
      >
        {copied ? (
          <Check className="icon" strokeWidth={STROKE} />
        ) : (
          <Copy className="icon" strokeWidth={STROKE} />
        )}
        {t(copied ? 'share.copied' : 'share.copy')}
      </button>
    </div>
  );
}

/** The phone's own list of apps, where there is one. */
function NativeShare({ shared, link }: { shared: Shared; link: string }) {
  const t = useAccountTexts();
  if (typeof navigator === 'undefined' || !navigator.share || !matchMedia('(pointer: coarse)').matches)
    return null;
  const share = async () => {
    try {
      await navigator.share({ title: shared.title, text: shareText(shared), url: link });
    } catch (error) {
      // The reader changed their mind: that is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      console.error('Failed to share', error);
    }
  };
  return (
    <button className="btn outline" type="button" disabled={link === ''} onClick={() => void share()}>
      <Icon name="share" />
      {t('share.native')}
    </button>
  );
}

/** Opened in a new tab that knows nothing of this one; mail in place. */
export function Targets({ shared, link }: { shared: Shared; link: string }) {
  const t = useAccountTexts();
  const targets = targetsOf(shared, link);
  return (
    <ul className="targets" aria-label={t('share.targets')}>
      {targets.map(({ name, href }) => (
        <li key={name}>
          <a
            href={link ? href : undefined}
            aria-disabled={link === '' || undefined}
            {...(name === 'Email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            {name === 'Email' ? t('share.email') : name}
          </a>
        </li>
      ))}
    </ul>
  );
}
