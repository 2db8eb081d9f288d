/**
 * What a series puts before or after the headline: it joins the episodes of a series to each other and says
 * nothing of the event.
 */
const BEFORE =
  /^\s*(?:(?:breaking(?: news)?|live(?: updates?| blog)?|liveblog|watch(?: live)?|listen|video|in pictures|photos?|podcast|analysis|explainer|explained|opinion|exclusive|interview|review|first thing|morning (?:news )?(?:brief|briefing|mail|edition)|evening (?:brief|briefing)|afternoon update|(?:mon|tues|wednes|thurs|fri|satur|sun)day briefing|the papers|newspaper headlines|update|kijk|luister|in beeld|fotoserie|analyse|opinie|column|interview|recensie|uitleg|exclusief|dit weten we)\s*[:|–—-]\s*)+/iu;
const AFTER =
  /\s*[:|–—-]\s*(?:live(?: updates?)?|live blog|as it happened|latest updates?|(?:video|audio|podcast|in pictures|photos|opinion|analysis|explained|explainer|review|video explainer)|first thing|morning mail|afternoon update|business live|politics live|liveblog|in beeld|opinie|analyse|column|recensie|dit weten we)\s*$/iu;
const INSIDE = /\b(?:war|election|politics|business|cricket|football|trial) live\s*:\s*/iu;

/** "A bridge opens. And, a mayor resigns": the second item of a newsletter is another event. */
const AND_MORE = /(?<=\p{L}{3}[.!?])\s+(?:and|plus|also|en|ook|verder)[,:] .+$/iu;

/** A title without the furniture of its series; empty when it was nothing else. */
export function withoutBoilerplate(title: string): string {
  return title
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(AND_MORE, '')
    .replace(INSIDE, (words) => words.replace(/live\s*:\s*/i, ''));
}
