/** What anybody would write first, and any real method has to beat: cosine with the story's centroid, one threshold. */

const THRESHOLD = 0.28;
const WINDOW_MS = 72 * 3_600_000;

interface NaiveStory {
  id: string;
  vector: Map<string, number>;
  squared: number;
  lastAt: number;
}

export class NaiveGrouper {
  readonly #reportsWith = new Map<string, number>();
  readonly #storiesWith = new Map<string, NaiveStory[]>();
  #reports = 0;
  #stories = 0;

  /** @returns the story's id */
  add(text: string, at: number): string {
    const vector = this.#vector(text);
    const story = this.#nearest(vector, at) ?? this.#start(at);
    for (const [word, weight] of vector) {
      const before = story.vector.get(word);
      if (before === undefined) this.#storiesWith.set(word, [...(this.#storiesWith.get(word) ?? []), story]);
      story.squared += weight * weight + 2 * weight * (before ?? 0);
      story.vector.set(word, weight + (before ?? 0));
    }
    story.lastAt = Math.max(story.lastAt, at);
    return story.id;
  }

  #start(at: number): NaiveStory {
    return { id: `n${this.#stories++}`, vector: new Map(), squared: 0, lastAt: at };
  }

  #vector(text: string): Map<string, number> {
    const times = new Map<string, number>();
    for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
      times.set(word, (times.get(word) ?? 0) + 1);
    this.#reports++;
    let squared = 0;
    for (const [word, n] of times) {
      const seen = (this.#reportsWith.get(word) ?? 0) + 1;
      this.#reportsWith.set(word, seen);
      const weight = n * Math.log((this.#reports + 1) / seen);
      times.set(word, weight);
      squared += weight * weight;
    }
    const length = Math.sqrt(squared) || 1;
    return new Map([...times].map(([word, weight]) => [word, weight / length]));
  }

  #nearest(vector: Map<string, number>, at: number): NaiveStory | null {
    const dots = new Map<NaiveStory, number>();
    for (const [word, weight] of vector)
      for (const story of this.#storiesWith.get(word) ?? [])
        dots.set(story, (dots.get(story) ?? 0) + weight * (story.vector.get(word) ?? 0));
    let best: NaiveStory | null = null;
    let bestCosine = THRESHOLD;
    for (const [story, dot] of dots) {
      const cosine = dot / (Math.sqrt(story.squared) || 1);
      if (story.lastAt < at - WINDOW_MS || cosine < bestCosine) continue;
      best = story;
      bestCosine = cosine;
    }
    return best;
  }
}
