import type { Lexicon } from './types.ts';

export const BUSINESS: Lexicon = {
  strong: `
econom* economie inflation* inflatie* interest_rate* rente* central_bank federal_reserve ecb dnb bank_of_england imf
stock* shares aandelen aandeel* beurs* wall_street nasdaq dow_jones ftse aex investor* belegger* invest* investering*
earnings profit* winst* revenue* omzet* turnover quarterly kwartaal* dividend* ipo merger* fusie* acquisition* overname*
takeover* bankrupt* failliet* faillissement* tariff* heffing* importheffing* trade_deal* trade_war* export* import* gdp
bbp recession* recessie* unemployment werkloos* jobless payroll* wage* loon lonen cao retail* supermarkt* supermarket*
bank banks banking banken bankier* hedge_fund* private_equity venture_capital startup* mortgage* hypothe* housing_market
woningmarkt oil_price* olieprijs* opec crude commodit* currency valuta bond* obligatie* treasur* yield* layoff* ontslag*
ontslagen ceo cfo chief_executive topman topvrouw ahold heineken unilever philips asml_aandeel boeing airbus
tesla_shares walmart amazon_workers bitcoin crypto* consumer_prices pension* pensioen* fiscal deficit begrotingstekort
antitrust cost_of_living fed rate_cut* rates pubs industry tax taxes belasting* vakbond* fnv klm schiphol shareholder* aandeelhouder*
`,
  words: `
business bedrijf bedrijven bedrijfsleven company companies firm firms corporate market markets markt* trade handel* deal
deals price prices prijs prijzen cost costs kosten sales verkoop* sell sells buy buys buyout consumer* consument* customer*
klant* worker* werknemer* employee* jobs banen staff personeel strike staking* union supply chain factory fabriek*
manufactur* industr* sector growth groei spending bestedingen debt schuld* loan* lening* credit krediet* fund funds fonds*
financ* billion* miljard* million miljoen dollar* euro pound yen forecast* quarter brand* airline* airport* shop* winkel*
restaurant* real_estate property rent huur* landlord* insurer* verzekeraar* insurance energy_prices utility bills chain
rival* owner boss sold executive* auto carmaker* autofabrikant* shipping port agriculture farmers boeren
`,
};
