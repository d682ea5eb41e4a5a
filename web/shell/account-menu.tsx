/** Who is signed in: their profile, the other side of the workspace, and the way out. */
import { useNavigate } from '@tanstack/react-router';
import { useSession } from '../api/session.js';
import { signOut } from '../api/sign-in.js';
import { Menu } from '../ui/menu.js';

export function AccountMenu() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <div className="shell-account">
      <Menu
        label={user.name}
        icon="user"
        kind="quiet"
        items={[
          { id: 'profile', label: 'Your profile', icon: 'user', onAction: () => void navigate({ to: '/people' }) },
          { id: 'out', label: 'Sign out', icon: 'external', startsGroup: true, onAction: () => void signOut() },
        ]}
      />
    </div>
  );
}
