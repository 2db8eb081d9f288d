import type { ReactNode } from 'react';
import { FREE_LIMITS } from '../../contract/limits.ts';
import type { PremiumFeature } from '../../contract/premium.ts';
import { useAccountTexts } from '../session/texts.ts';
import { useSite } from '../site.tsx';

const FREE = {
  count: FREE_LIMITS.savedStories,
  interests: FREE_LIMITS.interests,
  words: FREE_LIMITS.mutedWords,
  topics: FREE_LIMITS.mutedTopics,
};

/** What Premium adds, each beside what is free already, so that nobody has to guess. */
export function Gains({ features, children }: { features: readonly PremiumFeature[]; children?: ReactNode }) {
  const t = useAccountTexts();
  const { adsEnabled } = useSite().flags;
  return (
    <div>
      <div className="gains-top" aria-hidden="true">
        <span>{t('premium.gains')}</span>
        <span>{t('premium.gains.free')}</span>
      </div>
      <ul className="gains">
        {features.map((feature) => (
          <li key={feature}>
            {t(`premium.feature.${feature}`)}
            <span>
              <span className="sr">{t('premium.gains.freeHas')}</span>
              {t(
                feature === 'adFree' && !adsEnabled ? 'premium.free.adFree.off' : `premium.free.${feature}`,
                FREE,
              )}
            </span>
            {feature === 'digest' && <small>{t('premium.digest.unsent')}</small>}
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}
