import { createLazyRoute } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Link } from '../../ui/link.js';
import { Empty } from '../../ui/notice.js';
import { Page, Section } from '../../ui/page.js';
import { settingsGroups } from './settings-parts.js';
import './settings.css';

export const settingsRoute = createLazyRoute('/settings')({ component: SettingsScreen });

function SettingsScreen() {
  const { can } = useSession();
  const groups = settingsGroups
    .map(({ title, parts }) => ({ title, parts: parts.filter(({ needs }) => can(needs)) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <Page title="Settings">
      {groups.length === 0 && <Empty title="Nothing to set here">Owners and admins change how the firm works.</Empty>}
      <div className="settings-groups">
        {groups.map(({ title, parts }) => (
          <Section key={title} title={title}>
            <ul className="settings-cards">
              {parts.map(({ id, name, detail }) => (
                <li key={id}>
                  <Link to="/settings/$part" params={{ part: id }}>
                    {name}
                  </Link>
                  <p>{detail}</p>
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
    </Page>
  );
}
