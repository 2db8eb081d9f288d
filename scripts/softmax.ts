/** A linear model that tells subjects from word vectors: softmax regression, fitted by Adam on all examples at once. */

export interface Example {
  vector: Float64Array;
  /** How much it is of each subject; together 1. */
  shares: Float64Array;
  weight: number;
}

const STEPS = 700;
const LEARNING_RATE = 0.03;
/** What large coefficients cost: the model should know of ways of speaking, not of single words. */
const RIDGE = 4e-4;
const MOMENTUM = 0.9;
const MEMORY = 0.999;
const TINY = 1e-8;

/** @returns the shares of the subjects in a vector. Deterministic. */
export function fitSoftmax(
  examples: readonly Example[],
  subjects: number,
): (vector: Float64Array) => Float64Array {
  const dimensions = examples[0]?.vector.length ?? 0;
  const weights = balanced(examples, subjects);
  const width = dimensions + 1;
  const model = new Float64Array(subjects * width);
  const slope = new Float64Array(model.length);
  const mean = new Float64Array(model.length);
  const spread = new Float64Array(model.length);
  for (let step = 1; step <= STEPS; step += 1) {
    for (let at = 0; at < model.length; at += 1)
      slope[at] = at % width === dimensions ? 0 : RIDGE * (model[at] as number);
    for (const [index, { vector, shares }] of examples.entries()) {
      const told = tell(model, vector, subjects);
      for (let subject = 0; subject < subjects; subject += 1) {
        const wrong = ((told[subject] as number) - (shares[subject] as number)) * (weights[index] as number);
        const row = subject * width;
        for (let at = 0; at < dimensions; at += 1)
          (slope[row + at] as number) += wrong * (vector[at] as number);
        (slope[row + dimensions] as number) += wrong;
      }
    }
    for (let at = 0; at < model.length; at += 1) {
      const by = slope[at] as number;
      mean[at] = MOMENTUM * (mean[at] as number) + (1 - MOMENTUM) * by;
      spread[at] = MEMORY * (spread[at] as number) + (1 - MEMORY) * by * by;
      const first = (mean[at] as number) / (1 - MOMENTUM ** step);
      const second = Math.sqrt((spread[at] as number) / (1 - MEMORY ** step)) + TINY;
      (model[at] as number) -= (LEARNING_RATE * first) / second;
    }
  }
  return (vector) => tell(model, vector, subjects);
}

/** Weights that add up to 1; a subject with few examples is raised by the square root of how few they are. */
function balanced(examples: readonly Example[], subjects: number): Float64Array {
  const sizes = new Float64Array(subjects);
  for (const { shares, weight } of examples)
    for (let subject = 0; subject < subjects; subject += 1)
      (sizes[subject] as number) += weight * (shares[subject] as number);
  const average = sizes.reduce((sum, size) => sum + size, 0) / subjects;
  const raw = examples.map(({ shares, weight }) => {
    const raise = shares.reduce(
      (sum, share, at) => sum + share * Math.sqrt(average / (sizes[at] as number)),
      0,
    );
    return weight * raise;
  });
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return Float64Array.from(raw, (weight) => weight / total);
}

function tell(model: Float64Array, vector: Float64Array, subjects: number): Float64Array {
  const width = vector.length + 1;
  const scores = new Float64Array(subjects);
  for (let subject = 0; subject < subjects; subject += 1) {
    let sum = model[subject * width + vector.length] as number;
    for (let at = 0; at < vector.length; at += 1)
      sum += (model[subject * width + at] as number) * (vector[at] as number);
    scores[subject] = sum;
  }
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
