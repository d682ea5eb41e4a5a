/** Chooses whose time the week shows. */
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { reachOf } from '../../../domain/people/policy.js';
import { lazyPart, Part } from '../../ui/part.js';
import { t } from '../../messages/text.js';

export const LazyPersonField = lazyPart(async () =>
  import('../../entities/user/person-field.js').then((module) => module.PersonField),
);

/** Renders nothing for users who see only their own time. */
export function PersonChooser({ userId }: { readonly userId: string }) {
  const { user } = useSession();
  const navigate = useNavigate({ from: '/time' });
  if (reachOf({ role: user.role, department: user.department ?? null }) === 'self') return null;
  return (
    <Part isField>
      <LazyPersonField
        label={t('shell.whoseTime')}
        isLabelHidden
        value={userId}
        own={user}
        onChange={(id) =>
          void navigate({
            search: (now) => ({ ...now, user_id: id === null || id === user.id ? undefined : [id] }),
            resetScroll: false,
          })
        }
      />
    </Part>
  );
}
