import { describe, expect, it } from 'vitest';
import { readText } from '../tokens.ts';
import { judgeCleanliness } from './cleanliness.ts';
import { judgeNeutrality } from './neutrality.ts';

/** All headlines are written for this table. */
const PLAIN = [
  'Council approves plan for new harbour bridge',
  'Blast at chemical plant kills three',
  'Storm destroys forty homes on the coast',
  'Explosive device found near station',
  'Minister resigns after report on rail costs',
  'Court orders retrial in river pollution case',
  'Insurance claims rise after hail storm',
  'Earthquake of magnitude 6.1 shakes island',
  'Police warn of icy roads in the north',
  'Researchers map the sea floor off Veldmark',
  'Bank lowers rate by a quarter point',
  'Airline cancels 40 flights over strike',
  'Team wins first away match since March',
  'Hospital opens ward for young patients',
  'Union and rail company agree on wages',
  'Fire destroys warehouse, nobody hurt',
  'Landmine blasts injure two farmers',
  'Parliament votes on water law on Tuesday',
  'Raad keurt plan voor nieuwe havenbrug goed',
  'Explosie in fabriek kost drie mensen het leven',
  'Brand verwoest loods, niemand gewond',
  'Minister treedt af na rapport over spoor',
  'Rechter: provincie moet vergunning intrekken',
  'Politie waarschuwt voor gladde wegen',
  'Bank verlaagt rente met een kwart procent',
  'Vliegmaatschappij schrapt veertig vluchten',
  'Onderzoekers brengen zeebodem in kaart',
  'Ploeg wint voor het eerst sinds maart',
  'Ziekenhuis opent afdeling voor kinderen',
  'Vakbond en spoor eens over lonen',
];

const BAIT = [
  'This actor never washed his hair, and fans are losing it',
  'You won’t believe what was under the bridge'.replace('’', "'"),
  'The real reason the ferry stopped sailing',
  'Doctors hate this one simple trick',
  'Viewers left in tears by what the keeper said',
  'She opened the old chest and then this happened',
  'This vegetable could help you sleep',
  'Urgent warning to millions of phone owners',
  'Nobody expected what the swan did',
  'Can you spot the fox in this picture?',
  'The surprising reason your bread goes stale',
  'Stop doing this with your kettle',
  '9 secrets your dentist keeps',
  'Here is why everyone is talking about this lighthouse'.replace('Here is', "Here's"),
  'What happened next stunned the whole village',
  'This is what happens when you skip breakfast',
  'Everything you need to know about the jaw-dropping finale',
  'Check your cupboard now before it’s too late',
  'Dit ga je niet geloven: kat redt hond',
  'De echte reden dat de veerboot stopt',
  'Deze groente kan je slaap verbeteren',
  'Fans gaan los om dit ene detail: niemand verwachtte het',
  'Dringende waarschuwing voor alle telefoonbezitters',
  'Kun jij de vos vinden op deze foto?',
  'Deze simpele truc maakt je ramen streeploos',
  'Dit is waarom iedereen over deze vuurtoren praat',
  'De verrassende reden dat brood oud wordt',
  'Stop direct met deze gewoonte',
  '9 geheimen van je tandarts',
  'Wat hij toen deed, daar word je stil van',
];

const LOADED = [
  'Clueless council bungles bridge again',
  'Spineless minister surrenders to the rail mob',
  'Radical left cabal rams through insane tax',
  'Woke elites wage war on common sense',
  'Greedy landlords and their lapdogs in parliament',
  'The farce of the harbour vote is a disgrace',
  'Corrupt cronies of the mayor shameless again',
  'Sham trial: the lies of a pathetic regime',
  'Thugs and traitors run the port authority',
  'Callous bosses shove cuts down our throats',
  'Wereldvreemde kliek drukt plan door de strot',
  'Ruggengraatloze minister doet knieval voor de meute',
  'Linkse elite met haar belachelijke klimaatgekte',
  'Zakkenvullers in de raad: een schandalige poppenkast',
  'Leugens en waanzin van een arrogant bestuur'.replace('arrogant', 'arrogante'),
];

/** Chance that one of `low` scores below one of `high`; a tie is half. */
function auc(low: readonly number[], high: readonly number[]): number {
  const pairs = low.flatMap((a) => high.map((b): number => (a < b ? 1 : a === b ? 0.5 : 0)));
  return pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}

const clean = (headline: string): number => judgeCleanliness(readText(headline), readText('')).points;
const neutral = (headline: string): number => judgeNeutrality(readText(headline), readText(''), '').points;

describe('a table of written headlines', () => {
  it.each(PLAIN)('plain words cost nothing: %s', (headline) => {
    expect([clean(headline), neutral(headline)]).toEqual([10, 10]);
  });

  it('bait is told from plain', () => {
    expect(BAIT.filter((headline) => clean(headline) === 10)).toEqual([]);
    expect(auc(BAIT.map(clean), PLAIN.map(clean))).toBeGreaterThanOrEqual(0.9);
  });

  it('insults are told from plain', () => {
    expect(LOADED.filter((headline) => neutral(headline) === 10)).toEqual([]);
    expect(auc(LOADED.map(neutral), PLAIN.map(neutral))).toBeGreaterThanOrEqual(0.85);
  });
});
