import type { SponsoredItem } from '../../contract/contract.ts';
import { useLanguage } from '../language/language.tsx';
import { inLanguage } from './sponsored.ts';
import { type AdForm, SponsoredBlock } from './sponsored-block.tsx';

/** The forms take turns as the advertisements do. Each: from 768 px, and below. */
const FORMS: readonly [wide: AdForm, narrow: AdForm][] = [
  ['banner', 'card'],
  ['horizontal', 'compact'],
];

/** One advertisement between stories. The page is the same on every screen; the style sheet shows one form. */
export function Ad({ place, item }: { place: number; item: SponsoredItem }) {
  const { language } = useLanguage();
  const told = inLanguage(item, language);
  const forms = FORMS[place % FORMS.length] ?? [];
  return (
    <div className="ads">
      {forms.map((form) => (
        <SponsoredBlock key={form} item={told} form={form} />
      ))}
    </div>
  );
}
