import type { Command, Option } from 'commander';
import { operations } from '../generated/operations.js';
import { optionName } from '../commands/operation-options.js';
import { eventTypes } from '../event-types.js';
import { readProfiles } from '../profiles.js';
import { triggers } from '../trigger/triggers.js';

/** What can stand in place of the last of these words, which may be incomplete or empty. */
export function completionsOf(program: Command, words: readonly string[]): string[] {
  const before = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  const { command, path } = walk(program, before);
  return candidates(program, command, { path, previous: before.at(-1) ?? '', last })
    .filter((each) => each.startsWith(last))
    .toSorted();
}

/** The command that the words lead to. */
function walk(program: Command, words: readonly string[]): { command: Command; path: string[] } {
  let command = program;
  const path: string[] = [];
  for (const word of words) {
    const next = command.commands.find((each) => each.name() === word);
    if (next === undefined) continue;
    command = next;
    path.push(word);
  }
  return { command, path };
}

interface Place {
  readonly path: readonly string[];
  readonly previous: string;
  readonly last: string;
}

function candidates(program: Command, command: Command, { path, previous, last }: Place): string[] {
  const options = [...command.options, ...program.options].filter(({ hidden }) => !hidden);
  const open = options.find(({ long, short }) => [long, short].includes(previous));
  if (open && (open.required || open.optional)) return valuesOf(open, path);
  if (last.startsWith('-')) return [...options.map(({ long }) => long ?? ''), '--help'];
  if (path[0] === 'trigger') return Object.keys(triggers);
  if (path[0] === 'completion') return ['bash', 'zsh', 'fish'];
  if (path[0] === 'profiles' && path[1] === 'use') return profileNames();
  return command.commands.map((each) => each.name()).filter((name) => name !== 'complete-words');
}

function valuesOf(option: Option, path: readonly string[]): string[] {
  if (option.argChoices) return option.argChoices;
  if (option.long === '--profile') return profileNames();
  if (option.long === '--events') return [...eventTypes()];
  const operation = operations.find(
    ({ resource, command }) => resource === path[0] && command === (path[1] ?? resource),
  );
  const field = operation?.query.find(({ name }) => `--${optionName(name)}` === option.long);
  if (option.long === '--data') return (operation?.body ?? []).map(({ name }) => `${name.replaceAll('*', '0')}=`);
  return [...(field?.values ?? (field?.kind === 'boolean' ? ['true', 'false'] : []))];
}

const profileNames = (): string[] => Object.keys(readProfiles().profiles);
