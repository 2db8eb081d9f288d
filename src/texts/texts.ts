/** The door of texts for programs: every language at hand, at once. */
import enAccount from '../../i18n/en/account.json' with { type: 'json' };
import enInterface from '../../i18n/en/interface.json' with { type: 'json' };
import enMail from '../../i18n/en/mail.json' with { type: 'json' };
import nlAccount from '../../i18n/nl/account.json' with { type: 'json' };
import nlInterface from '../../i18n/nl/interface.json' with { type: 'json' };
import nlMail from '../../i18n/nl/mail.json' with { type: 'json' };
import type { InterfaceLanguage } from '../contract/contract.ts';
import { compileMessage } from './compile.ts';
import type { Message } from './message.ts';
import {
  type AccountTextKey,
  type Catalogue,
  type TextKey,
  type Translate,
  translator,
} from './translator.ts';

type MailKey = keyof typeof enMail;

export { quoted } from './quoted.ts';
export type { AccountTextKey, TextKey } from './translator.ts';

/** The texts of the interface, those around accounts among them. */
export const textsIn = readerOf<TextKey | AccountTextKey>({
  en: { ...enInterface, ...enAccount },
  nl: { ...nlInterface, ...nlAccount },
});

/** The texts of letters. */
export const mailTextsIn = readerOf<MailKey>({ en: enMail, nl: nlMail });

/** A text as it was written, or as the build compiled it. */
type Text = string | Message;

function readerOf<Key extends string>(texts: Record<InterfaceLanguage, Record<Key, Text>>) {
  const made = new Map<InterfaceLanguage, Translate<Key>>();
  return (language: InterfaceLanguage): Translate<Key> => {
    const known = made.get(language);
    if (known) return known;
    const t = translator(language, compiled(texts[language]));
    made.set(language, t);
    return t;
  };
}

function compiled<Key extends string>(texts: Record<Key, Text>): Catalogue<Key> {
  const messages = Object.entries<Text>(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? compileMessage(text) : text,
  ]);
  return Object.fromEntries(messages) as Catalogue<Key>;
}
