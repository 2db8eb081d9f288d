import { useLayoutEffect, useRef } from 'react';
import { categoryAddress, type FeedScreen } from '../../contract/address.ts';
import { CATEGORY_KEYS, MAIN_CATEGORIES, MORE_CATEGORIES } from '../../contract/category.ts';
import type { CategoryKey } from '../../contract/contract.ts';
import { useTexts } from '../language/language.tsx';
import { FeedLink } from '../router.tsx';
import { Icon } from '../ui/icon.tsx';
import { Menu } from '../ui/menu.tsx';

/** The navigation from 768 px: five categories and the rest under "More". */
export function Nav({ screen }: { screen: FeedScreen }) {
  const t = useTexts();
  const current = MORE_CATEGORIES.find((category) => category === screen.category);
  return (
    <nav className="nav" aria-label={t('nav.categories')}>
      <ul className="page">
        {MAIN_CATEGORIES.map((category) => (
          <li key={category}>
            <CategoryLink category={category} screen={screen} />
          </li>
        ))}
        <li>
          <Menu
            className={current ? 'current' : ''}
            summary={
              <>
                {current ? t(`category.${current}`) : t('nav.more')}
                <Icon name="down" />
              </>
            }
          >
            {MORE_CATEGORIES.map((category) => (
              <CategoryLink key={category} category={category} screen={screen} />
            ))}
          </Menu>
        </li>
      </ul>
    </nav>
  );
}

/** The scrolling bar of all twelve categories under 768 px, with the one that is shown in its middle. */
export function Pills({ screen }: { screen: FeedScreen }) {
  const t = useTexts();
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const pills = bar.current;
    const pill = pills?.children[CATEGORY_KEYS.indexOf(screen.category)]?.getBoundingClientRect();
    if (!pills || !pill) return;
    const frame = pills.getBoundingClientRect();
    // Not scrollIntoView, which would scroll the page as well.
    pills.scrollLeft += pill.left + pill.width / 2 - frame.left - frame.width / 2;
  }, [screen.category]);
  return (
    <nav className="pills" ref={bar} aria-label={t('nav.categories')}>
      {CATEGORY_KEYS.map((category) => (
        <CategoryLink key={category} category={category} screen={screen} />
      ))}
    </nav>
  );
}

function CategoryLink({ category, screen }: { category: CategoryKey; screen: FeedScreen }) {
  const t = useTexts();
  const here = screen.category === category && screen.query === '';
  return (
    <FeedLink to={categoryAddress(category)} {...(here ? { 'aria-current': 'page' } : {})}>
      {t(`category.${category}`)}
    </FeedLink>
  );
}
