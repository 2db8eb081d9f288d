import { join } from 'node:path';
import { INTERFACE_LANGUAGES, type InterfaceLanguage, type ReaderLocation } from '../../contract/contract.ts';
import { sendDigest } from '../../digest/digest.ts';
import { searchCities } from '../../geo/geo.ts';
import { createFolderMailer } from '../../mail/mail.ts';
import { strangerIn } from '../../reader/reader.ts';
import { openHouseEdition } from '../edition.ts';
import { withHouse } from '../open.ts';

export interface DigestOptions {
  to: string;
  lang: string;
  city?: string;
  interests?: string;
}

/** Writes one reader's letter as an .eml file into DATA_DIR/mail and prints its path. */
export async function digest(options: DigestOptions): Promise<void> {
  const language = INTERFACE_LANGUAGES.find((known) => known === options.lang);
  if (!language) throw new Error(`--lang must be one of ${INTERFACE_LANGUAGES.join(', ')}`);
  const place = options.city ? findCity(options.city, language) : null;
  const interests = (options.interests ?? '')
    .split(',')
    .map((topic) => topic.trim())
    .filter(Boolean);
  const reader = { ...strangerIn(language), place, interests };

  await withHouse(async (house) => {
    const { config, now } = house;
    const edition = await openHouseEdition(house);
    const mailer = createFolderMailer({
      folder: join(config.dataDir, 'mail'),
      from: config.mailFrom,
      now,
    });
    const publicUrl = config.publicUrl || `http://${config.host}:${config.port}`;
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const file = await sendDigest(options.to, reader, { edition, mailer, publicUrl, now: now(), timeZone });
    process.stdout.write(`${file}\n`);
  });
}

function findCity(name: string, language: InterfaceLanguage): ReaderLocation {
  const [city] = searchCities(name, language);
  if (!city) throw new Error(`--city: no city is called "${name}"`);
  const { latitude, longitude } = city;
  return { city: city.name, country: city.country, position: { latitude, longitude } };
}
