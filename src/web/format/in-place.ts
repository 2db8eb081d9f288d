/** Countries whose names want more than "in" before them, by the names that geo gives them: "in the Netherlands", "op Curaçao". */
import type { InterfaceLanguage } from '../../contract/contract.ts';

const UNLIKE: Record<InterfaceLanguage, Record<string, string>> = {
  en: {
    'in the':
      'Bahamas|British Virgin Islands|Cayman Islands|Central African Republic|Comoros|Cook Islands|Dominican Republic|Falkland Islands|Faroe Islands|Gambia|Maldives|Marshall Islands|Netherlands|Northern Mariana Islands|Philippines|Republic of the Congo|Seychelles|Solomon Islands|Turks and Caicos Islands|U.S. Virgin Islands|United Arab Emirates|United Kingdom|United States',
    on: 'Bonaire|Saba|Saint Helena|Sint Eustatius',
    'on the': 'Isle of Man',
  },
  nl: {
    'in de':
      'Centraal-Afrikaanse Republiek|Dominicaanse Republiek|Filipijnen|Verenigde Arabische Emiraten|Verenigde Staten|Westelijke Sahara',
    'in het': 'Verenigd Koninkrijk',
    op: 'Åland|Amerikaans-Samoa|Anguilla|Antigua en Barbuda|Aruba|Barbados|Bermuda|Bonaire|Cuba|Curaçao|Cyprus|Dominica|Fiji|Grenada|Groenland|Guadeloupe|Guam|Guernsey|IJsland|Isle of Man|Jamaica|Jersey|Kaapverdië|Kiribati|Madagaskar|Malta|Martinique|Mauritius|Mayotte|Montserrat|Nauru|Palau|Puerto Rico|Réunion|Saba|Saint Kitts en Nevis|Saint Lucia|Saint Vincent en de Grenadines|Saint-Martin|Samoa|Sao Tomé en Principe|Sint Eustatius|Sint Maarten|Sint-Helena|Tonga|Trinidad en Tobago|Tuvalu|Vanuatu',
    'op de':
      "Amerikaanse Maagdeneilanden|Bahama's|Britse Maagdeneilanden|Comoren|Cookeilanden|Faeröer|Falklandeilanden|Kaaimaneilanden|Malediven|Marshalleilanden|Noordelijke Marianen|Salomonseilanden|Seychellen|Turks- en Caicoseilanden",
  },
};

/** "in Norway", "in the Netherlands", "op Curaçao": a country or a city as it stands in a sentence about where. */
export function inPlace(name: string, language: InterfaceLanguage): string {
  const rows = Object.entries(UNLIKE[language]);
  const [before = 'in'] = rows.find(([, names]) => names.split('|').includes(name)) ?? [];
  return `${before} ${name}`;
}
