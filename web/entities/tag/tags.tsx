/** Shows the tags of an object by name, and chooses or creates tags by typing. */
import type { Tag } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session.js';
import { listTagsOptions } from '../../generated/queries.js';
import { None } from '../../ui/amounts.js';
import type { FieldProps } from '../../ui/form-state.js';
import { ChosenItem, ManyField } from '../many-field.js';
import { searchTags } from '../pickers.js';
import './tags.css';
import { t } from '../../messages/text.js';

/** The 100 most used tags of the workspace. `nameOf` returns the slug for any other tag. */
export function useTags(): { readonly tags: readonly Tag[]; readonly nameOf: (slug: string) => string } {
  const { data } = useQuery({
    ...listTagsOptions({ per_page: 100, sort: 'usage_count', order: 'desc' }),
    staleTime: 300_000,
  });
  const tags = data?.data ?? [];
  return { tags, nameOf: (slug) => tags.find((tag) => tag.slug === slug)?.name ?? slug };
}

interface TagListProps {
  readonly slugs: readonly string[];
  /** How many tags to show, for narrow places such as tables; the others are only counted. */
  readonly max?: number;
}

export function TagList({ slugs, max = slugs.length }: TagListProps) {
  const { tags, nameOf } = useTags();
  if (slugs.length === 0) return <None label={t('common.noTags')} />;
  const others = slugs.slice(max).map(nameOf);
  return (
    <span className="tag-list">
      {slugs.slice(0, max).map((slug) => {
        const tag = tags.find((one) => one.slug === slug);
        return (
          <span key={slug} className="tag" dir="auto" style={{ borderInlineStartColor: tag?.color }}>
            {tag?.name ?? slug}
          </span>
        );
      })}
      {others.length > 0 && (
        <span className="tag-others" title={others.join(', ')}>
          +{others.length}
        </span>
      )}
    </span>
  );
}

export interface TagsFieldProps extends FieldProps {
  /** Slugs of tags, and names of tags to create. */
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** Whether the user may enter a new tag, which is created when it is first used. True by default. */
  readonly canCreate?: boolean;
}

export function TagsField({ value, onChange, canCreate = true, ...field }: TagsFieldProps) {
  const { can } = useSession();
  const { nameOf } = useTags();
  return (
    <ManyField
      {...field}
      value={value}
      onChange={onChange}
      queryKey={['tags']}
      search={searchTags}
      placeholder={t('common.addATag')}
      canCreate={canCreate && can('createTag')}
      renderChosen={(slug, onRemove) => (
        <ChosenItem
          key={slug}
          name={nameOf(slug)}
          removeLabel={t('common.removeTheTag', { slug: nameOf(slug) })}
          onRemove={onRemove}
        />
      )}
    />
  );
}
