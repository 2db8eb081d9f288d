/** Month names and their short forms in the languages publishers write, January first. */
const MONTHS: readonly string[] = [
  'jan january januari janvier janv januar jänner jän enero ene gennaio gen janeiro',
  'feb february februari février fevrier févr fév fev februar febrero febbraio fevereiro',
  'mar march maart mrt mars märz mär mrz marzo março maa',
  'apr april avril avr abril abr aprile',
  'may mei mai mayo maggio mag maio',
  'jun june juni juin junio giugno giu junho',
  'jul july juli juillet juil julio luglio lug julho',
  'aug august augustus août aout aoû agosto ago',
  'sep sept september septembre septiembre settembre set setembro',
  'oct october oktober okt octobre octubre ottobre ott outubro out',
  'nov november novembre noviembre novembro',
  'dec december décembre decembre déc dez dezember dic diciembre dicembre dezembro',
];

const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name): [string, number] => [name, index + 1])),
);

/** Offsets in minutes of the zone abbreviations that feeds use; of ambiguous ones the commonest reading. */
const ZONES: readonly string[] = [
  'z=0 ut=0 utc=0 gmt=0 wet=0 west=60 bst=60',
  'cet=60 met=60 mez=60 cest=120 mest=120 mesz=120 eet=120 eest=180 msk=180',
  'est=-300 edt=-240 et=-300 cst=-360 cdt=-300 ct=-360 mst=-420 mdt=-360 mt=-420',
  'pst=-480 pdt=-420 pt=-480 ast=-240 adt=-180 akst=-540 akdt=-480 hst=-600',
  'brt=-180 art=-180 ist=330 pkt=300 sast=120 sgt=480 hkt=480 jst=540 kst=540',
  'aest=600 aedt=660 acst=570 awst=480 nzst=720 nzdt=780',
];

const OFFSET_BY_ZONE: ReadonlyMap<string, number> = new Map(
  ZONES.flatMap((zones) => zones.split(' ')).map((zone): [string, number] => {
    const [name = '', minutes] = zone.split('=');
    return [name, Number(minutes)];
  }),
);

/** 1–12, from a name or its beginning. */
export function monthOf(name: string): number | null {
  const lower = name.toLowerCase();
  return MONTH_BY_NAME.get(lower) ?? MONTH_BY_NAME.get(lower.slice(0, 3)) ?? null;
}

export function offsetOfZone(abbreviation: string): number | null {
  return OFFSET_BY_ZONE.get(abbreviation.toLowerCase()) ?? null;
}
