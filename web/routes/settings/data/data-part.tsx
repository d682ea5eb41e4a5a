/** Data: takes everything out of the workspace, or deletes it. Only owners see it. */
import { Link } from '../../../ui/link.js';
import { Section } from '../../../ui/page.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';
import { DeletePart } from './delete-part.js';
import { ExportsPart } from './exports-part.js';

export function DataPart() {
  return (
    <>
      <ExportsPart />
      <Section title={t('common.personalData')}>
        <p className="settings-lead">
          {rich('settings.personalDataOfOne', {
            people: <Link to="/people">{t('shell.people')}</Link>,
            clients: <Link to="/clients">{t('shell.clients')}</Link>,
          })}
        </p>
      </Section>
      <DeletePart />
    </>
  );
}
