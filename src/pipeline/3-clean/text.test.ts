import { describe, expect, it } from 'vitest';
import { EMPTY_ITEM } from '../../contract/contract.ts';
import { cutText, firstSentence } from './cut.ts';
import { summaryOf, withoutBoilerplate } from './summary.ts';
import { plainText } from './text.ts';

describe('plainText', () => {
  const cases: [string, string, string][] = [
    ['tags', '<p>One <b>t</b>wo</p><p>three</p>', 'One two three'],
    ['entities', 'Caf&eacute; &#8217;t &amp; &nbsp;zo&hellip;', 'Café ’t & zo…'],
    ['double encoding', 'Fish &amp;amp; chips &amp;#8211; &amp;quot;hot&amp;quot;', 'Fish & chips – "hot"'],
    [
      'tags that were encoded twice, in a section of character data',
      '<![CDATA[&amp;lt;p&amp;gt;Hello]]>',
      'Hello',
    ],
    ['tags that were encoded twice', '&amp;lt;p&amp;gt;Hello&amp;lt;/p&amp;gt;', 'Hello'],
    [
      'scripts, styles, frames',
      'a<script>var x="<b>";</script><style>p{}</style><iframe src=x>no</iframe>b',
      'ab',
    ],
    ['scripts that were encoded', 'a&lt;script&gt;alert(1)&lt;/script&gt;b', 'ab'],
    ['headings that were encoded', '&lt;h2&gt;Storm&lt;/h2&gt;&lt;blockquote&gt;Wet', 'Storm Wet'],
    ['a tag that the text is about', 'How to use the &lt;script&gt; tag', 'How to use the <script> tag'],
    ['captions', '<figure><img src=a><figcaption>Photo: me</figcaption></figure>Text', 'Text'],
    ['what a film would show, and goes on', '<p>One.</p><embed src="a.swf"><p>Two.</p>', 'One. Two.'],
    [
      'quotation marks of Windows under a wrong label',
      'The mayor\u0092s \u0093sea\u0094',
      'The mayor’s “sea”',
    ],
    ['drawings', 'a<svg><path d="M0 0"/><br/>x</svg>b', 'ab'],
    ['an end that never comes', 'Text <script>alert(1)', 'Text'],
    ['comments', 'a<!-- hidden -->b', 'ab'],
    ['angle brackets that are no tags', 'If a < b and Option<T> fits', 'If a < b and Option<T> fits'],
    ['an angle bracket before a letter', 'Proof that x<y holds for all', 'Proof that x<y holds for all'],
    ['one that ends much later', 'If x<y and z>w then stop', 'If x<y and z>w then stop'],
    ['one before a tag', 'If x<y in <em>this</em> case', 'If x<y in this case'],
    ['a tag that was cut off', 'The ferry sails <a href="https://a.exam', 'The ferry sails'],
    [
      'a tag of what is hidden, which a title is about',
      'How the <title> tag works',
      'How the <title> tag works',
    ],
    ['a caption that was cut off', 'Text <figcaption>Photo: m', 'Text'],
    ['a frame that never ends', 'One <iframe src="https://v.example/1"> two <b>three</b>', 'One two three'],
    ['invisible characters', 'so\u00adft \u200bzero\u200e \ufeffmark \u0007bell', 'soft zero mark bell'],
    ['letters that show nothing', '\u061cquay\u3164 \u1160wall\uffa0', 'quay wall'],
    ['joined emoji', '👩‍🚒', '👩‍🚒'],
    ['composed form', 'e\u0301', 'é'],
    ['lone surrogates', 'a\ud800b', 'ab'],
    [
      'emoji in two references, as some feed writers know them',
      'Party &#55357;&#56832; &amp;#xD83D;&amp;#xDE00;',
      'Party 😀 😀',
    ],
    ['a half of such a pair', 'Party &#55357; &#56832; here', 'Party here'],
    ['references beside those of such halves', '&#55203;&#57344; &#xD7A3;&#xE000;', '힣\ue000 힣\ue000'],
    ['white space', ' a\n\t\u00a0 b ', 'a b'],
    [
      'points of a list',
      '<ul><li>One sailor of the ferry drowned</li><li>Two others are in hospital </li></ul><p>The ferry sank.</p>',
      'One sailor of the ferry drowned. Two others are in hospital. The ferry sank.',
    ],
    [
      'points that are typed',
      '<p>• Ferry sails again after its repairs<br>• “All aboard are well” today</p><p>WENDMOUTH: It left.',
      'Ferry sails again after its repairs. “All aboard are well” today. WENDMOUTH: It left.',
    ],
    [
      'paragraphs without a full stop',
      '<p>A rope held all of ‘the harbour’</p> <p>It broke.</p>',
      'A rope held all of ‘the harbour’. It broke.',
    ],
    [
      'lines that break twice',
      'The rope of the harbour broke<br> <br/>It was old',
      'The rope of the harbour broke. It was old',
    ],
    [
      'a line that breaks once',
      'The rope of the old<br>Wendmouth harbour broke',
      'The rope of the old Wendmouth harbour broke',
    ],
    [
      'a paragraph that goes on in the next',
      '<p>The rope of the old harbour</p><p>and its crane broke',
      'The rope of the old harbour and its crane broke',
    ],
    ['names above a text', '<p>Photo: Ann Lee</p><p>The rope broke.', 'Photo: Ann Lee The rope broke.'],
  ];
  it.each(cases)('handles %s', (_, html, expected) => {
    expect(plainText(html)).toBe(expected);
  });

  const MARK = '\u0301';
  const marked: [string, string, string][] = [
    ['250 marks on one letter', `Z${MARK.repeat(250)}algo`, `\u0179${MARK.repeat(4)}algo`],
    ['marks above and below by turns', `o${'\u0336\u0322\u0315'.repeat(90)}`, `o${'\u0336'.repeat(4)}`],
    ['vowel signs without end', `क${'\u0941'.repeat(90)}`, `क${'\u0941'.repeat(8)}`],
    ['marks on nothing', MARK.repeat(250), MARK.repeat(4)],
  ];
  it.each(marked)('cuts short %s', (_, text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it.each([
    ['Vietnamese', 'Người Việt ở Huế được trợ cấp'],
    ['Vietnamese in parts', 'Nguo\u031b\u0300i Vie\u0323\u0302t'],
    ['Hindi', 'राष्ट्रीय संग्रहालय में प्रदर्शनी, क्ष्म्य'],
    ['Arabic with all vowels', 'اللُّغَةُ العَرَبِيَّةُ وَٱلرَّحْمَٰنِ'],
    ['Hebrew with accents', 'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים'],
    ['Thai', 'ที่น้ำพุ่งขึ้นสู่ท้องฟ้า'],
    ['Burmese', 'မြွှင်္ဂုံ'],
    ['Tibetan', 'བྷྲཱུྃ་བསྒྲུབས'],
    ['Khmer', 'ស្ត្រី'],
    ['emoji', '❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩🏽‍🚒 🇳🇱'],
    ['phonetic signs', 'ɔ̃ː ẽ̞̥́'],
  ])('leaves %s as it is', (_, text) => {
    expect(plainText(text)).toBe(text.normalize('NFC'));
  });

  it('reads null as nothing', () => {
    expect(plainText(null)).toBe('');
  });

  it('takes a million open tags lightly', () => {
    expect(plainText('<b>'.repeat(1_000_000))).toBe('');
  });
});

describe('cutText', () => {
  const words = 'word '.repeat(100).trim();
  it('leaves short texts alone', () => {
    expect(cutText('Short.', 300)).toBe('Short.');
    expect(cutText('One. Two', 10)).toBe('One. Two');
  });
  it('ends with a sentence that just fits', () => expect(cutText('One two. Three', 8)).toBe('One two.'));
  it('ends with a sentence when enough stands before it', () => {
    expect(cutText(`${'a'.repeat(200)} end. ${words}`, 300)).toBe(`${'a'.repeat(200)} end.`);
  });
  it('ends with a word and … otherwise', () => {
    const cut = cutText(`Hi. ${words}`, 300);
    expect(cut.length).toBeLessThanOrEqual(300);
    expect(cut).toMatch(/ word…$/);
  });
  it('does not take an initial for the end of a sentence', () => {
    expect(cutText(`${'a'.repeat(200)} the U.S. ${words}`, 230)).toMatch(/word…$/);
  });
  it.each([
    'by Gov.',
    'by Lt.',
    'by wethouder mr.',
    'zei Dhr.',
    'door Drs.',
    'met mw.',
    'bij Nr.',
    'Davis jr.',
  ])('nor "%s"', (title) => {
    expect(cutText(`${'a'.repeat(200)} ${title} ${words}`, 230)).toMatch(/word…$/);
  });
  it('cuts text without spaces, between characters', () => {
    const cut = cutText('𝄞'.repeat(400), 300);
    expect(cut.length).toBeLessThanOrEqual(300);
    expect(cut).toMatch(/^𝄞+…$/u);
  });
  it('takes the first sentence', () => {
    expect(firstSentence('One thing. Another.', 100)).toBe('One thing.');
    expect(firstSentence('No end', 100)).toBe('No end');
  });
});

describe('boilerplate', () => {
  const cases: [string, string][] = [
    [
      'By Ann Lee and Bo Ray LISBON, Feb 17 (Reuters) - Trams run again.',
      'LISBON, Feb 17 (Reuters) - Trams run again.',
    ],
    ['By Ann Lee BEIJING, Feb 17 (Xinhua) - Trams run again.', 'BEIJING, Feb 17 (Xinhua) - Trams run again.'],
    ['By Monday Lisbon had trams (Reuters) again.', 'By Monday Lisbon had trams (Reuters) again.'],
    ['It rained. The post It rained appeared first on Harbour Post.', 'It rained.'],
    ['Het regende. Het bericht Het regende verscheen eerst op Havenpost.', 'Het regende.'],
    ['It rained. Continue reading...', 'It rained.'],
    ['It rained. Sign up here for more. It dried.', 'It rained. It dried.'],
    ['It rained. Follow us. Read more', 'It rained.'],
    ['It rained all day. Wend Weather & News', 'It rained all day.'],
    ['It rained all day, says the... Wend Weather', 'It rained all day, says the…'],
    ['It rained on U.S. President Moor', 'It rained on U.S. President Moor'],
    ['Het regende. “Het is nat.” Door Ann Lee', 'Het regende. “Het is nat.”'],
    ['It rained. "It was wet.". It dried.', 'It rained. "It was wet." It dried.'],
    ['It rained… Read more about rain at harbourpost.example', 'It rained…'],
    ['Het regende. Lees verder', 'Het regende.'],
    ['Het regende. Wil je elke dag weten of het regent? Klik dan op het wolkje.', 'Het regende.'],
    ['Het regende. Meld je hier aan voor de nieuwsbrief', 'Het regende.'],
    ['Het regende. Volg ons op de dijk', 'Het regende.'],
    ['Het regende. Word nu abonnee!', 'Het regende.'],
    ['It rained. Sign up for our letter on rain.', 'It rained.'],
    ['It rained. Already a subscriber? Log in', 'It rained.'],
    ['It rained. Follow Harbour Post on WhatsApp', 'It rained.'],
    [
      'De haven kent een enorm Registreren Wilt u dit artikel lezen? Maak gratis een account aan',
      'De haven kent een enorm…',
    ],
    ['It rained. Want to continue reading this article? Log in', 'It rained.'],
    ['He wants to create a harbour account.', 'He wants to create a harbour account.'],
    ['De burgemeester wil meer weten over de regen', 'De burgemeester wil meer weten over de regen'],
    ['He wants to sign up for the navy.', 'He wants to sign up for the navy.'],
    ['Sign up to vote by Friday. The poll is in May.', 'Sign up to vote by Friday. The poll is in May.'],
    ['It rained. Sign up to our letter on rain.', 'It rained.'],
    ['It burned. Learn more languages, experts say.', 'It burned. Learn more languages, experts say.'],
    ['It burned. Learn more', 'It burned.'],
    ['It rained. Follow the trial on Xi Jinping', 'It rained. Follow the trial on Xi Jinping'],
    [
      'Het regent. Ontvang dagelijks subsidie, zegt zij.',
      'Het regent. Ontvang dagelijks subsidie, zegt zij.',
    ],
    ['Het regent. Ontvang dagelijks onze nieuwsbrief', 'Het regent.'],
    ['It rained all [&hellip;]'.replace('&hellip;', '…'), 'It rained all…'],
    ['It rained again. […]', 'It rained again.'],
    ['Has it rained “again?” [...]', 'Has it rained “again?”'],
    ['It rained again. …', 'It rained again.'],
    ['It rained in 1999. …', 'It rained in 1999. …'],
    ['It rained in the U.S. …', 'It rained in the U.S. …'],
    ['[Harbour Times] Wendmouth -- It rained.', '[Harbour Times] Wendmouth -- It rained.'],
    ['[allHarbour]', ''],
    ['Read more', ''],
    ['Comments', ''],
    ['https://harbourpost.example/1234', ''],
    ['It rained in the harbour.The ferry sank.', 'It rained in the harbour. The ferry sank.'],
    ['“It will rain.”De veerman ziet het.', '“It will rain.” De veerman ziet het.'],
    ['The U.S.Army and Harbour.Com and wend.nl', 'The U.S.Army and Harbour.Com and wend.nl'],
    ['Look. submitted by /u/me to /r/all [link] [12 comments]', 'Look.'],
    ['Children read more books. Schools are glad.', 'Children read more books. Schools are glad.'],
    ['People should read more', 'People should read more'],
  ];
  it.each(cases)('%s', (text, expected) => {
    expect(withoutBoilerplate(text)).toBe(expected);
  });
});

describe('summaryOf', () => {
  const item = { ...EMPTY_ITEM, title: 'T' };
  it('uses the body when the summary repeats the title or is missing', () => {
    const body = 'The body tells what happened at the harbour on Wednesday morning.';
    expect(summaryOf({ ...item, summary: 'Ferry runs!' }, 'Ferry runs', body)).toBe(body);
    expect(summaryOf(item, 'Ferry runs', body)).toBe(body);
  });
  it.each([
    [200, 'and then wo', 'and then…'],
    [201, 'and then wo', 'and then wo'],
    [200, 'The ferry sails to the island.', 'to the island.'],
    [100, 'and then wo', 'and then wo'],
  ])('marks what was cut at a round number of characters: %i, %s', (length, end, expected) => {
    const body = `${'It rained in the harbour. '.repeat(20)}${end}`.slice(-length);
    expect(summaryOf(item, 'Ferry', body).slice(-expected.length)).toBe(expected);
    expect(summaryOf({ ...item, content: body }, 'Ferry', body).slice(-expected.length)).toBe(expected);
  });
  it('keeps a short summary when there is nothing longer', () => {
    expect(summaryOf({ ...item, summary: 'Short words.' }, 'Ferry', 'Short words.')).toBe('Short words.');
  });
});
