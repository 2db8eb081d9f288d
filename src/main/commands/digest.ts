import { join } from 'node:path';
import { openReaders, readEmail } from '../../accounts/accounts.ts';
import {
  INTEREST_TOPICS,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
  interfaceLanguage,
  type Reader,
  type ReaderLocation,
} from '../../contract/contract.ts';
import { sendDigest } from '../../digest/digest.ts';
import { anyCityName, searchCities } from '../../geo/geo.ts';
import { createFolderMailer } from '../../mail/mail.ts';
import { readerWho, type Said } from '../../reader/reader.ts';
import { publicUrlOf } from '../../server/server.ts';
import { openHouseEdition } from '../edition.ts';
import { type House, withHouse } from '../open.ts';
import { UsageError } from './options.ts';
import { print } from './print.ts';

/** The language of letters to who never said theirs. */
const USUAL = 'en';

export interface DigestOptions {
  to: string;
  lang?: string;
  city?: string;
  interests?: string;
}

/** Writes one reader's letter as an .eml file into DATA_DIR/mail and prints its path, alone on standard output. */
export async function digest(options: DigestOptions): Promise<void> {
  const to = readEmail(options.to);
  if (to === null) throw new UsageError(`--to must be an e-mail address (it is "${options.to}")`);
  const language = options.lang === undefined ? null : languageCalled(options.lang);
  const place = options.city === undefined ? null : findCity(options.city);
  const said: Said = { language, reads: null, place, weights: null, timeZone: null };
  const interests = options.interests
    ?.split(',')
    .map((topic) => topic.trim())
    .filter(Boolean)
    .map(topicNamed);

  await withHouse(async (house) => {
    const { config, now } = house;
    const known = await readerAt(to, said, house);
    const reader = interests ? { ...known, interests } : known;
    const edition = await openHouseEdition(house);
    const mailer = createFolderMailer({
      folder: join(config.dataDir, 'mail'),
      from: config.mailFrom,
      now,
    });
    const file = await sendDigest(to, reader, {
      edition,
      mailer,
      city: reader.place ? anyCityName(reader.place.city, reader.place.country, reader.language) : '',
      publicUrl: publicUrlOf(config),
      now: now(),
    });
    print(file);
  });
}

/** Who reads letters to this address: whose account it is, with what it holds and the command does not say, else a stranger. */
async function readerAt(address: string, said: Said, { store, now }: House): Promise<Reader> {
  const account = await store.accounts.findByEmail(address);
  if (!account) return readerWho(said, USUAL);
  const signed = await openReaders({ readers: store.readers, now }).ofAccount(account.id);
  return signed.reader(said, USUAL);
}

function languageCalled(code: string): InterfaceLanguage {
  const language = interfaceLanguage(code);
  if (!language)
    throw new UsageError(`--lang must be one of ${INTERFACE_LANGUAGES.join(', ')} (it is "${code}")`);
  return language;
}

/** @throws UsageError that lists the topics, for one that is none of them */
function topicNamed(name: string): string {
  const topic = INTEREST_TOPICS.find((known) => known.toLowerCase() === name.toLowerCase());
  if (!topic) throw new UsageError(`--interests: "${name}" is not one of ${INTEREST_TOPICS.join(', ')}`);
  return topic;
}

/** The city that is most likely meant, which it says: many share a name, and a slip finds one too. */
function findCity(name: string): ReaderLocation {
  const [city] = searchCities(name);
  if (!city) throw new UsageError(`--city: no city is called "${name}"`);
  const another = name.includes(',') ? '' : ` For another, add its country: "${city.name}, <country>".`;
  process.stderr.write(`--city is ${city.displayName}.${another}\n`);
  const { latitude, longitude } = city;
  return { city: city.name, country: city.country, position: { latitude, longitude } };
}
