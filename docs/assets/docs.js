/**
 * Adds the search to every page, and copy buttons to samples. Without this script, the guides are complete but for
 * these.
 */

/**
 * The part of a page under one heading.
 *
 * @typedef {{ page: string, title: string, address: string, text: string }} Section
 */

const maxResults = 8;

/** @param {HTMLButtonElement} button */
function makeCopy(button) {
  const code = button.closest('.sample')?.querySelector('code')?.textContent ?? '';
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    button.textContent = 'Copied';
    setTimeout(() => (button.textContent = 'Copy'), 1500);
  };
  button.hidden = false;
  button.addEventListener('click', () => void copy());
}

/**
 * How well a section matches: a word counts more in a heading than in the text; 0 if one of the words is missing.
 *
 * @param {Section} section
 * @param {string[]} words
 */
function scoreOf({ page, title, text }, words) {
  const heading = title.toLowerCase();
  const all = `${page} ${title} ${text}`.toLowerCase();
  const scores = words.map((word) => (heading.includes(word) ? 8 : 0) + Math.min(all.split(word).length - 1, 4));
  const named = text.toLowerCase() === words.join(' ') ? 50 : 0; // the operationId of an operation
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, named);
}

/**
 * @param {Section[]} sections
 * @param {string} query
 */
function find(sections, query) {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return sections
    .map((section) => ({ section, score: scoreOf(section, words) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .slice(0, maxResults)
    .map(({ section }) => section);
}

/** @param {Section} section */
function resultOf({ page, title, address }) {
  const name = Object.assign(document.createElement('strong'), { textContent: title });
  const where = Object.assign(document.createElement('span'), { textContent: page });
  const link = Object.assign(document.createElement('a'), { href: address });
  link.append(name, ...(title === page ? [] : [where]));
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** @param {EventTarget | null} target */
const isTyping = (target) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/**
 * @param {HTMLElement} search
 * @param {HTMLInputElement} input
 * @param {Element} results
 */
function makeSearch(search, input, results) {
  /** @type {Promise<Section[]> | undefined} */
  let index;
  const show = async () => {
    index ??= fetch(search.dataset['index'] ?? '').then((response) => response.json());
    const found = find(await index, input.value);
    const nothing = Object.assign(document.createElement('li'), { textContent: 'Nothing found', className: 'nothing' });
    const hasQuery = input.value.trim() !== '';
    results.replaceChildren(...(hasQuery && found.length === 0 ? [nothing] : found.map(resultOf)));
  };
  search.hidden = false;
  input.addEventListener('input', () => void show());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') results.querySelector('a')?.click();
  });
  search.addEventListener('keydown', (event) => {
    const links = [...results.querySelectorAll('a')];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
    if (step === 0 || links.length === 0) return;
    event.preventDefault();
    const at = links.findIndex((link) => link === document.activeElement) + step;
    (at < 0 ? input : links[Math.min(at, links.length - 1)])?.focus();
  });
  results.addEventListener('click', () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || isTyping(event.target)) return;
    event.preventDefault();
    input.focus();
  });
}

document.querySelectorAll('button.copy').forEach((button) => {
  if (button instanceof HTMLButtonElement) makeCopy(button);
});
const search = document.querySelector('.search');
const input = search?.querySelector('input');
const results = search?.querySelector('ul');
if (search instanceof HTMLElement && input && results) makeSearch(search, input, results);
