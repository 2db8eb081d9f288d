/** Every piece of the interface in every state, on one page, for whoever changes one. Development only. */
import './design-page.css';
import type { ReactNode } from 'react';
import { HOME } from '../../contract/address.ts';
import { CATEGORY_KEYS } from '../../contract/category.ts';
import { inLanguage } from '../ads/sponsored.ts';
import { type AdForm, SponsoredBlock } from '../ads/sponsored-block.tsx';
import { ApiError } from '../data/api-error.ts';
import { useLanguage } from '../language/language.tsx';
import { ReadNotice } from '../opened/opened-notice.tsx';
import { Card } from '../pages/feed/card.tsx';
import { FeedBar } from '../pages/feed/feed-bar.tsx';
import { LoadMore, ResultPages } from '../pages/feed/load-more.tsx';
import { Empty, Failed, Skeleton } from '../pages/feed/states.tsx';
import { StoryFailed } from '../pages/story/story-failed.tsx';
import { StoryLoading } from '../pages/story/story-loading.tsx';
import { StoryView } from '../pages/story/story-view.tsx';
import { Providers, type Start } from '../providers.tsx';
import { KeysButton } from '../shortcuts/shortcuts-button.tsx';
import { toast } from '../toasts/toast-store.ts';
import { Toasts } from '../toasts/toasts.tsx';
import { Dots } from '../ui/dots.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { Marked } from '../ui/marked.tsx';
import { Menu } from '../ui/menu.tsx';
import { Meter } from '../ui/meter.tsx';
import { Sprite } from '../ui/sprite.tsx';
import { Kicker } from '../ui/story-facts.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { ADS } from './ads.ts';
import { article, storyDetail } from './stories.ts';

const THEMES = ['', 'light', 'dark', 'sepia', 'night'];
const COLOURS = ['paper', 'raised', 'sunken', 'line', 'line-strong', 'ink', 'ink-2', 'ink-3', 'brand', 'sun'];
const ICONS: IconName[] = ['back', 'save', 'down', 'why', 'out', 'globe', 'pin', 'search', 'share', 'x'];
const SIZES = ['featured', 'large', 'medium', 'small'] as const;
const FORMS: AdForm[] = ['banner', 'horizontal', 'card', 'compact'];
const LONG_TITLE = 'A title of three hundred characters, as some publishers write them, '
  .repeat(5)
  .slice(0, 300);
/** The story that counts as opened on this page. */
export const OPENED_ID = 'opened';
/** Stories that strain a card; each is shown in all four sizes. */
const CARDS = {
  'as it comes': article({ id: 'plain' }),
  'opened before': article({ id: OPENED_ID }),
  'in another language': article({
    id: 'dutch',
    language: 'nl',
    originalLanguage: 'nl',
    title: 'Kamer stemt dinsdag over het energielabel',
  }),
  'with 300 characters and emoji': article({
    id: 'long',
    title: `${LONG_TITLE} 🌊`,
    location: 'Llanfairpwllgwyngyll, Wales',
  }),
  'right to left': article({
    id: 'rtl',
    language: 'ar',
    originalLanguage: 'ar',
    title: 'مدينة ساحلية تفتح حديقة جديدة',
  }),
  'with little': article({
    id: 'bare',
    excerpt: '',
    location: '',
    reports: 1,
    origins: 1,
    originSizes: [1],
    publishers: [],
  }),
};

const nothing = () => undefined;

export function DesignPage(start: Start) {
  return (
    <Providers {...start}>
      <Sprite />
      <main className="page design">
        <Pieces />
      </main>
      <Toasts />
    </Providers>
  );
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="design-name">{name}</h2>
      {children}
    </section>
  );
}

function Pieces() {
  const { language, changeLanguage } = useLanguage();
  return (
    <>
      <h1 className="design-name">Every piece in every state</h1>
      <p className="design-row">
        {THEMES.map((theme) => (
          <button
            key={theme}
            className="btn outline"
            type="button"
            onClick={() => {
              if (theme) document.documentElement.dataset.theme = theme;
              else delete document.documentElement.dataset.theme;
            }}
          >
            {theme || 'system'}
          </button>
        ))}
        <button
          className="btn outline"
          type="button"
          onClick={() => void changeLanguage(language === 'en' ? 'nl' : 'en', 'hand')}
        >
          {language}
        </button>
      </p>
      <Controls />
      <Cards />
      <FeedStates />
      <Group name="Sponsored: four forms">
        <div className="design-ads">
          {ADS.map((item, index) => (
            <SponsoredBlock
              key={item.sponsor}
              form={FORMS[index] ?? 'card'}
              item={inLanguage(item, language)}
            />
          ))}
        </div>
      </Group>
      <Group name="Story">
        <StoryView story={storyDetail()} />
      </Group>
      <Group name="Story: loading, failed, retrying">
        <StoryLoading />
        {[false, true].map((retrying) => (
          <StoryFailed
            key={String(retrying)}
            failure={new ApiError('network', 0, '', '')}
            retrying={retrying}
            retry={nothing}
            close={nothing}
          />
        ))}
      </Group>
    </>
  );
}

function Controls() {
  return (
    <>
      <Group name="Colours">
        <p className="design-row">
          {COLOURS.map((colour) => (
            <span key={colour} className="design-colour">
              <svg aria-hidden="true">
                <rect width="100%" height="100%" fill={`var(--${colour})`} />
              </svg>
              {colour}
            </span>
          ))}
        </p>
      </Group>
      <Group name="Brand, icons, marks">
        <Wordmark name="Helder" />
        <p className="design-row">
          {ICONS.map((icon) => (
            <Icon key={icon} name={icon} />
          ))}
          <Dots sizes={[4, 2, 1]} />
          <Meter value={0.6} />
          <span>
            <Marked text="Words that were searched are marked" query="searched" />
          </span>
        </p>
        {CATEGORY_KEYS.map((category) => (
          <Kicker key={category} category={category} place="Utrecht" />
        ))}
      </Group>
      <Group name="Buttons, fields, menu">
        <p className="design-row">
          <button className="btn primary" type="button">
            Primary
          </button>
          <button className="btn outline" type="button">
            Outline
          </button>
          <button className="btn primary" type="button" disabled>
            Disabled
          </button>
          <button className="tool" type="button">
            <Icon name="pin" />
            Tool
          </button>
          <input className="input" placeholder="Placeholder" aria-label="Empty field" />
          <input className="input" defaultValue="Value" aria-label="Filled field" />
        </p>
        <Menu summary="Menu">
          <a href="#menu">First</a>
          <a href="#menu">Second</a>
        </Menu>
      </Group>
      <Group name="Notices and dialogs (share and why: from a card)">
        <p className="design-row">
          <button className="btn outline" type="button" onClick={() => toast('Link copied')}>
            Done
          </button>
          <button className="btn outline" type="button" onClick={() => toast('Failed to copy', 'failed')}>
            Failed
          </button>
          <span className="btn outline">
            <KeysButton />
          </span>
        </p>
      </Group>
    </>
  );
}

function Cards() {
  return Object.entries(CARDS).map(([state, story]) => (
    <Group key={state} name={`Card ${state}`}>
      {SIZES.map((size) => (
        <div key={size} className={`design-card design-${size}`}>
          <Card story={story} size={size} />
        </div>
      ))}
    </Group>
  ));
}

function FeedStates() {
  const search = { ...HOME, query: 'ice' };
  const local = { ...HOME, category: 'local' } as const;
  const more = { screen: HOME, shown: 20, total: 214, load: async () => true };
  return (
    <>
      <Group name="Above the stories">
        <FeedBar screen={HOME} total={214}>
          <ReadNotice hidden={0} opened={3} />
        </FeedBar>
        <FeedBar screen={search} total={1}>
          {null}
        </FeedBar>
        <FeedBar screen={search} total={null}>
          {null}
        </FeedBar>
      </Group>
      <Group name="Below the stories">
        <LoadMore {...more} hasMore loading={false} />
        <LoadMore {...more} hasMore loading />
        <LoadMore {...more} hasMore={false} loading={false} />
        <ResultPages screen={{ ...search, page: 2 }} shown={100} total={312} />
      </Group>
      <Group name="Nothing to show">
        <Empty screen={HOME} total={0} />
        <Empty screen={local} total={0} />
        <Empty screen={search} total={0} fewer={{ query: 'ferry', total: 3 }} />
        <Empty screen={{ ...HOME, page: 9 }} total={63} />
        <Failed error={null} />
      </Group>
      <Group name="On its way">
        <Skeleton />
      </Group>
    </>
  );
}
