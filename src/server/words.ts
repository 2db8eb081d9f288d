/** The interface's texts, for what the server writes itself. */
import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import en from '../../i18n/en.json' with { type: 'json' };
import nl from '../../i18n/nl.json' with { type: 'json' };
import type { InterfaceLanguage } from '../contract/contract.ts';

type TextKey = keyof typeof en;

const i18n = setupI18n({ messages: { en, nl } });
i18n.setMessagesCompiler(compileMessage);

export function words(
  language: InterfaceLanguage,
  key: TextKey,
  values?: Record<string, string | number>,
): string {
  i18n.activate(language);
  return i18n._(key, values);
}
