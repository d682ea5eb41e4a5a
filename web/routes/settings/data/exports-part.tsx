/** Exports of the workspace: makes one, shows how far it is, and downloads it. */
import type { WorkspaceExport } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../../api/change.js';
import { docket } from '../../../api/docket.js';
import { workspaceExportStatusLabels } from '../../../generated/labels.js';
import { listWorkspaceExportsOptions } from '../../../generated/queries.js';
import { Button } from '../../../ui/button.js';
import { sizeText } from '../../../ui/file-field.js';
import { FormActions } from '../../../ui/form-actions.js';
import { Problem, Skeleton } from '../../../ui/notice.js';
import { Section } from '../../../ui/page.js';
import { saveFile } from '../../../ui/save-file.js';
import { Status, type StatusKind } from '../../../ui/status.js';
import { errorText } from '../../../ui/text/problems.js';
import { Moment } from '../../../ui/times.js';
import { notify } from '../../../ui/toast.js';
import { rich } from '../../../messages/rich.js';
import { t } from '../../../messages/text.js';

/** Milliseconds between two looks at an export that is being made. */
const watchedMs = 1_000;

const isUnfinished = ({ status }: WorkspaceExport): boolean => status === 'pending' || status === 'running';

export function ExportsPart() {
  const exports = useQuery({
    ...listWorkspaceExportsOptions({ per_page: 20 }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnfinished) === true ? watchedMs : false),
  });
  const begin = useChange({ operation: 'createWorkspaceExport', send: () => docket.workspace.createExport() });
  const { data, error } = exports;
  return (
    <Section title={t('settings.exports')}>
      <p className="settings-lead">{t('settings.exportsHint')}</p>
      {data ? (
        data.data.length > 0 && (
          <ul className="settings-exports" aria-label={t('settings.exports')}>
            {data.data.map((each) => (
              <ExportItem key={each.id} {...each} />
            ))}
          </ul>
        )
      ) : error ? (
        <Problem error={error} onRetry={() => void exports.refetch()} />
      ) : (
        <Skeleton lines={1} />
      )}
      <FormActions>
        <Button
          icon="download"
          isPending={begin.isPending}
          isDisabled={data?.data.some(isUnfinished) === true}
          onPress={() => begin.mutate()}
        >
          {t('settings.exportEverything')}
        </Button>
      </FormActions>
    </Section>
  );
}

const kinds: Readonly<Record<WorkspaceExport['status'], StatusKind>> = {
  pending: 'active',
  running: 'active',
  ready: 'good',
  expired: 'quiet',
  failed: 'bad',
};

function ExportItem({ id, status, size, created_at, expires_at }: WorkspaceExport) {
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<void> => {
    setSaving(true);
    try {
      await saveFile(await docket.workspace.getExportFile(id), `${id}.zip`);
    } catch (error) {
      notify(errorText(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <li>
      <Moment at={created_at} isExact />
      <Status kind={kinds[status]}>{workspaceExportStatusLabels[status]}</Status>
      {status === 'ready' && size !== null && (
        <>
          <span>
            {rich('settings.exportUntil', { size: sizeText(size), moment: <Moment at={expires_at} isExact /> })}
          </span>
          <Button kind="quiet" icon="download" isPending={isSaving} onPress={() => void save()}>
            {t('settings.downloadExport')}
          </Button>
        </>
      )}
    </li>
  );
}
