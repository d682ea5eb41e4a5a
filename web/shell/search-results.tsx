/** Search results, and the screen that each opens. */
import type { SearchKind, FoundObject, SearchSnippet } from 'docket-sdk';
import type { UseNavigateResult } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { IconName } from '../ui/icon.js';
import type { PaletteItem } from '../ui/palette.js';
import { t } from '../messages/text.js';

interface Kind {
  readonly name: string;
  readonly icon: IconName;
  readonly open: (navigate: UseNavigateResult<string>, result: FoundObject) => Promise<void>;
}

const kinds: Readonly<Record<SearchKind, Kind>> = {
  client: {
    name: t('common.client'),
    icon: 'clients',
    open: (navigate, { id }) => navigate({ to: '/clients/$clientId', params: { clientId: id } }),
  },
  contact: {
    name: t('common.contact'),
    icon: 'user',
    open: (navigate, { client }) =>
      client
        ? navigate({ to: '/clients/$clientId', params: { clientId: client.id }, search: { tab: 'contacts' } })
        : navigate({ to: '/clients' }),
  },
  project: {
    name: t('common.project'),
    icon: 'projects',
    open: (navigate, { id }) => navigate({ to: '/projects/$projectId', params: { projectId: id } }),
  },
  ticket: {
    name: t('shell.ticket2'),
    icon: 'ticket',
    open: (navigate, { id }) => navigate({ to: '/tickets/$ticketId', params: { ticketId: id } }),
  },
  time_entry: {
    name: t('shell.time'),
    icon: 'clock',
    open: (navigate, { id }) => navigate({ to: '/time', search: { entry: id } }),
  },
  expense: {
    name: t('common.expense'),
    icon: 'expense',
    open: (navigate, { id }) => navigate({ to: '/expenses', search: { expense: id } }),
  },
  invoice: {
    name: t('common.invoice'),
    icon: 'invoice',
    open: (navigate, { id }) => navigate({ to: '/billing/invoices/$invoiceId', params: { invoiceId: id } }),
  },
  credit_note: {
    name: t('common.creditNote'),
    icon: 'invoice',
    open: (navigate, { id }) => navigate({ to: '/billing/credit-notes/$creditNoteId', params: { creditNoteId: id } }),
  },
  agreement: {
    name: t('common.retainer'),
    icon: 'retainer',
    open: (navigate, { id }) => navigate({ to: '/retainers/$agreementId', params: { agreementId: id } }),
  },
  user: {
    name: t('common.person'),
    icon: 'people',
    open: (navigate, { id }) => navigate({ to: '/people/$userId', params: { userId: id } }),
  },
  tag: {
    name: t('common.tag'),
    icon: 'tag',
    open: (navigate) => navigate({ to: '/settings/$part', params: { part: 'tags' } }),
  },
};

export function useFound(results: readonly FoundObject[], navigate: UseNavigateResult<string>): PaletteItem[] {
  return results.map((result) => {
    const { name, icon, open } = kinds[result.kind];
    return {
      id: result.id,
      icon,
      text: result.title,
      label:
        result.snippet.field === 'title' || result.snippet.field === 'name' ? marked(result.snippet) : result.title,
      detail: detailOf(name, result),
      onAction: () => void open(navigate, result),
    };
  });
}

function detailOf(name: string, { number, client, snippet, title }: FoundObject): ReactNode {
  const facts = [name, number, client?.name].filter((fact) => fact != null).join(' · ');
  if (snippet.text === title || snippet.text === number) return facts;
  return (
    <>
      {facts} · {marked(snippet)}
    </>
  );
}

/** How many characters of a long text to show before its first hit; twice as many after its last. */
const around = 60;

/** The text of a snippet with its hits marked. */
function marked({ text, hits }: SearchSnippet): ReactNode {
  const start = Math.max(0, (hits[0]?.start ?? 0) - around);
  const end = Math.min(text.length, (hits.at(-1)?.end ?? 0) + 2 * around);
  const parts: ReactNode[] = start > 0 ? ['… '] : [];
  let at = start;
  for (const hit of hits) {
    if (hit.end > end) break;
    parts.push(text.slice(at, hit.start), <mark key={hit.start}>{text.slice(hit.start, hit.end)}</mark>);
    at = hit.end;
  }
  parts.push(text.slice(at, end), end < text.length ? ' …' : '');
  return parts;
}
