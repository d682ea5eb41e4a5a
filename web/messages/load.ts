/** Loads texts of areas of the dashboard. */
import type { MessageArea } from '../generated/messages.js';
import type { Messages } from '@lingui/core';
import { loadWidgetTexts } from './widget-texts.js';
import { i18n, language } from './text.js';

const loaded = new Set<MessageArea>();

/** Resolves when the texts of these areas are there. Rejects if they cannot be loaded; a later call tries again. */
export async function loadMessages(...areas: readonly MessageArea[]): Promise<void> {
  await Promise.all(areas.filter((area) => !loaded.has(area)).map(loadArea));
}

async function loadArea(area: MessageArea): Promise<void> {
  // The build compiles the file (compile.ts).
  const { default: messages } = (await import(`./${language}/${area}.json`)) as { readonly default: Messages };
  i18n.load(language, messages);
  if (area === 'common') await loadWidgetTexts(language);
  loaded.add(area);
}
