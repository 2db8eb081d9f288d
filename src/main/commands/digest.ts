import { join } from 'node:path';
import { DEFAULT_PREFERENCES } from '../../accounts/accounts.ts';
import { DEFAULT_READS, INTERFACE_LANGUAGES, type InterfaceLanguage } from '../../contract/contract.ts';
import { sendDigest } from '../../digest/digest.ts';
import { searchCities } from '../../geo/geo.ts';
import { createFolderMailer } from '../../mail/mail.ts';
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
  const reader = {
    preferences: { ...DEFAULT_PREFERENCES, interests },
    language,
    reads: DEFAULT_READS[language],
    place,
  };

  await withHouse(async (house) => {
    const { config, now } = house;
    const edition = await openHouseEdition(house);
    const mailer = createFolderMailer({
      folder: join(config.dataDir, 'mail'),
      from: config.contactEmail,
      now,
    });
    const publicUrl = config.publicUrl || `http://${config.host}:${config.port}`;
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const file = await sendDigest(options.to, reader, { edition, mailer, publicUrl, now: now(), timeZone });
    process.stdout.write(`${file}\n`);
  });
}

function findCity(name: string, language: InterfaceLanguage) {
  const [city] = searchCities(name, language);
  if (!city) throw new Error(`--city: no city is called "${name}"`);
  return { city: city.name, country: city.country, latitude: city.latitude, longitude: city.longitude };
}
