/** The results and actions for the text in the search palette; loaded when the palette first opens. */
import { useNavigate } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { errorText } from '../ui/text/problems.js';
import { searchOptions } from '../generated/queries.js';
import { Palette } from '../ui/palette.js';
import { useActions } from './search-actions.js';
import { useFound } from './search-results.js';
import { t } from '../messages/text.js';

const maxResults = 12;

export interface SearchContentProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly close: () => void;
}

export function SearchContent({ text, setText, close }: SearchContentProps) {
  const navigate = useNavigate();
  const q = useDeferredValue(text.trim());
  const { data, isFetching, error } = useQuery({
    ...searchOptions({ q, limit: maxResults }),
    enabled: q !== '',
  });
  const results = q === '' ? [] : (data?.data ?? []);
  const found = useFound(results, navigate);
  const actions = useActions(text.trim(), results);
  return (
    <Palette
      label={t('shell.searchEverything')}
      placeholder={t('common.searchClientsProjectsTicketsInvoicesOr')}
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      text={text}
      onTextChange={setText}
      groups={[
        { title: t('common.found'), items: found },
        { title: t('common.do'), items: actions },
      ]}
      empty={
        error ? errorText(error) : isFetching ? t('common.searching') : t('common.nothingHasAllOfTheseWords', { text })
      }
    />
  );
}
