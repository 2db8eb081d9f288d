import { join } from 'node:path';
import { readEmail } from '../../accounts/accounts.ts';
import {
  INTEREST_TOPICS,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  interfaceLanguage,
  type ReaderLocation,
} from '../../contract/contract.ts';
import { sendDigest } from '../../digest/digest.ts';
import { anyCityName, searchCities } from '../../geo/geo.ts';
import { createFolderMailer } from '../../mail/mail.ts';
import { strangerIn } from '../../reader/reader.ts';
import { publicUrlOf } from '../../server/server.ts';
import { openHouseEdition } from '../edition.ts';
import { withHouse } from '../open.ts';
import { UsageError } from './options.ts';
import { print } from './print.ts';

export interface DigestOptions {
  to: string;
  lang: string;
  city?: string;
  interests?: string;
}

/** Writes one reader's letter as an .eml file into DATA_DIR/mail and prints its path. */
export async function digest(options: DigestOptions): Promise<void> {
  const language = interfaceLanguage(options.lang);
  if (!language) throw new UsageError(`--lang must be one of ${INTERFACE_LANGUAGES.join(', ')}`);
  const to = readEmail(options.to);
  if (to === null) throw new UsageError(`--to must be an e-mail address (it is "${options.to}")`);
  const place = options.city ? findCity(options.city, language) : null;
  const interests = (options.interests ?? '')
    .split(',')
    .map((topic) => topic.trim())
    .filter(Boolean)
    .map(topicNamed);
  const reader = { ...strangerIn(language), place, interests };

  await withHouse(async (house) => {
    const { config, now } = house;
    const edition = await openHouseEdition(house);
    const mailer = createFolderMailer({
      folder: join(config.dataDir, 'mail'),
      from: config.mailFrom,
      now,
    });
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const file = await sendDigest(to, reader, {
      edition,
      mailer,
      city: place ? anyCityName(place.city, place.country, language) : '',
      publicUrl: publicUrlOf(config),
      now: now(),
      timeZone,
    });
    print(file);
  });
}

/** @throws UsageError that lists the topics, for one that is none of them */
function topicNamed(name: string): string {
  const topic = INTEREST_TOPICS.find((known) => known.toLowerCase() === name.toLowerCase());
  if (!topic) throw new UsageError(`--interests: "${name}" is not one of ${INTEREST_TOPICS.join(', ')}`);
  return topic;
}

function findCity(name: string, language: InterfaceLanguage): ReaderLocation {
  const [city] = searchCities(name, language);
  if (!city) throw new UsageError(`--city: no city is called "${name}"`);
  const { latitude, longitude } = city;
  return { city: city.name, country: city.country, position: { latitude, longitude } };
}
