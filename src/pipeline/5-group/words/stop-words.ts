/** Words that say nothing about which event it is: grammar, and the furniture of headlines. */
const ENGLISH = `
a about above after again against all also am amid among an and any are as at be became because been before being
below between both but by can cannot could did do does doing don down during each ever every few for from further get
gets getting go goes going got had has have having he her here hers herself him himself his how i if in into is isn it
its itself just let like ll made make makes making may me might more most much must my myself near never new no nor not
now of off on once one only or other others our ours out over own per put puts re s same say says said saying see seen
set sets she should so some still such t take takes taking than that the their theirs them themselves then there these
they this those through to too toward towards two under until up upon us use used uses ve very via was wasn way we were
what when where which while who whom whose why will with within without won would yet you your yours
first last year years day days week weeks month months today tomorrow yesterday tonight
monday tuesday wednesday thursday friday saturday sunday time times amp quot nbsp
news live update updates latest watch video photos pictures breaking exclusive report reports reportedly read know need
things best inside really around back three four five six seven eight nine ten key
`;

const DUTCH = `
aan achter al alle allemaal alleen als alsnog altijd ander andere anderen anders ben beide bij bijna binnen blijf blijft
blijven boven buiten daar daarna dan dat de deze die dit doe doen doet door doordat dus echt een eens eerst eerste elk
elke en enkele er eruit even ga gaan gaat gedaan geen gehad geweest ging gingen had hadden haar heb hebben heeft heel hem
het hier hij hoe hun iemand iets ik in is ja je jij jou jouw jullie kan kom komen komt kon konden krijgt krijgen kunnen
laat laatste laten lang maak maakt maar maken man me meer meest men met mij mijn moet moeten mogelijk na naar naast nadat
niet niets niks nog nooit nu of om omdat onder ons onze ook op over pas rond rondom samen sinds soms staan staat steeds
te tegen terug terwijl tijdens toch toen tot tussen twee uit uw vaak van vanaf vanavond vandaag vanuit vanwege veel via
volgens voor vooral waar waarom waarop wat we weer weg wel welke werd werden wie wij wil willen wilt worden wordt zal ze
zeer zegt zeggen zei zelf zich zien ziet zij zijn zo zoals zonder zou zouden zulke
jaar jaren dag dagen week weken maand maanden morgen gisteren uur minuten keer
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag
nieuws live liveblog update updates video beeld foto kijk lees bekijk drie vier vijf zes zeven acht negen tien nieuwe
`;

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const english = words(ENGLISH);
const dutch = words(DUTCH);

/** True when a lower-case word of a text in `language` does not help to tell events apart. */
export function isStopWord(word: string, language: string): boolean {
  return (language === 'nl' ? dutch : english).has(word);
}
