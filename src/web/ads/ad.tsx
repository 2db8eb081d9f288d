import { useLanguage } from '../language/language.tsx';
import { sponsoredAt } from './sponsored.ts';
import { type AdForm, SponsoredBlock } from './sponsored-block.tsx';

/** The forms take turns as the advertisements do. Each: from 768 px, and below. */
const FORMS: readonly [wide: AdForm, narrow: AdForm][] = [
  ['banner', 'card'],
  ['horizontal', 'compact'],
];

/** One advertisement between stories. The page is the same on every screen; the style sheet shows one form. */
export function Ad({ place }: { place: number }) {
  const { language } = useLanguage();
  const item = sponsoredAt(place, language);
  const forms = FORMS[place % FORMS.length] ?? [];
  return (
    <div className="ads">
      {forms.map((form) => (
        <SponsoredBlock key={form} item={item} form={form} />
      ))}
    </div>
  );
}
