import { createLazyRoute } from '@tanstack/react-router';
import { useSession } from '../../api/session.js';
import { Link } from '../../ui/link.js';
import { Page, Section } from '../../ui/page.js';
import { seesPart, settingsGroups } from './settings-parts.js';
import './settings.css';
import { t } from '../../messages/text.js';

export const settingsRoute = createLazyRoute('/settings')({ component: SettingsScreen });

function SettingsScreen() {
  const session = useSession();
  const groups = settingsGroups
    .map(({ title, parts }) => ({ title, parts: parts.filter((part) => seesPart(session, part)) }))
    .filter(({ parts }) => parts.length > 0);
  return (
    <Page title={t('shell.settings')}>
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
