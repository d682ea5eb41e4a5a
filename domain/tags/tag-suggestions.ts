/**
 * Suggests tags for a text by comparing its words with texts that carry each tag (cosine similarity of TF-IDF vectors):
 * rare words weigh more, and a tag is more likely if the text is similar to texts with the tag, and dissimilar to
 * others.
 */

/** A tag, and texts of some resources that carry it. */
export interface Candidate {
  readonly slug: string;
  readonly name: string;
  readonly examples: readonly string[];
}

export interface Suggestion {
  readonly tag: string;
  readonly name: string;
  /** 0 to 1, two decimals. */
  readonly confidence: number;
}

/** The confidence in a tag whose name is in the text. */
const namedConfidence = 0.8;
/** The weight of similarity to texts without the tag, which lowers the confidence. */
const contrast = 0.5;
const minConfidence = 0.1;
const maxSuggestions = 10;

/** At most `maxSuggestions` tags for the text, the highest confidence first. */
export function suggestTags(text: string, candidates: readonly Candidate[]): Suggestion[] {
  const words = countWords(text);
  const examples = [...new Set(candidates.flatMap((candidate) => candidate.examples))];
  const counted = new Map(examples.map((example) => [example, countWords(example)]));
  const weigh = weightsOver([words, ...counted.values()]);
  const here = weigh(words);
  const nearness = new Map([...counted].map(([example, each]) => [example, cosine(here, weigh(each))]));
  return candidates
    .map(({ slug, name, examples: carrying }) => {
      const likeness = likenessOf(nearness, new Set(carrying));
      const confidence = isNamed(name, words) ? 1 - (1 - likeness) * (1 - namedConfidence) : likeness;
      return { tag: slug, name, confidence: Math.round(confidence * 100) / 100 };
    })
    .filter(({ confidence }) => confidence >= minConfidence)
    .toSorted((a, b) => b.confidence - a.confidence || (a.tag < b.tag ? -1 : 1))
    .slice(0, maxSuggestions);
}

type Vector = ReadonlyMap<string, number>;

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]|[\p{L}\p{N}]{2,}/gu;

/** The number of occurrences of each word, ignoring case, accents and the English plural. */
function countWords(text: string): Vector {
  const folded = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').normalize('NFC').toLowerCase();
  const counts = new Map<string, number>();
  for (const [word] of folded.matchAll(wordPattern)) {
    const stem = word.replace(/(?<=\w{3})(?<!s)s$/, '');
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}

/** TF-IDF weights: higher for words in fewer texts; repetition counts by its logarithm. */
function weightsOver(texts: readonly Vector[]): (words: Vector) => Vector {
  const spread = new Map<string, number>();
  for (const text of texts) for (const word of text.keys()) spread.set(word, (spread.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log((1 + texts.length) / (spread.get(word) ?? 1));
  return (words) => new Map([...words].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)]));
}

function cosine(a: Vector, b: Vector): number {
  let product = 0;
  for (const [word, weight] of a) product += weight * (b.get(word) ?? 0);
  return product === 0 ? 0 : product / (lengthOf(a) * lengthOf(b));
}

function lengthOf(vector: Vector): number {
  let squares = 0;
  for (const weight of vector.values()) squares += weight * weight;
  return Math.sqrt(squares);
}

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** Only the most similar texts with a tag count, because a tag can be used for different things. */
const nearest = 3;

function likenessOf(nearness: ReadonlyMap<string, number>, carrying: ReadonlySet<string>): number {
  const all = [...nearness];
  const carried = all.filter(([example]) => carrying.has(example)).map(([, near]) => near);
  const others = all.filter(([example]) => !carrying.has(example)).map(([, near]) => near);
  const closest = carried.toSorted((a, b) => b - a).slice(0, nearest);
  return Math.max(0, Math.min(1, mean(closest) - contrast * mean(others)));
}

/** Whether all words of a tag's name are in the text. */
function isNamed(name: string, words: Vector): boolean {
  const own = [...countWords(name).keys()];
  return own.length > 0 && own.every((word) => words.has(word));
}
