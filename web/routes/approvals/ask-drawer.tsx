/** Asks a client to approve a milestone, or the hours of a project or an agreement. */
import type { ApprovalCreate, ApprovalType } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange } from '../../api/change.js';
import { docket } from '../../api/docket.js';
import { useSession } from '../../api/session.js';
import { createApprovalFields } from '../../generated/fields.js';
import { approvalTypeLabels } from '../../generated/labels.js';
import { listProjectMilestonesOptions, previewApprovalRequestOptions } from '../../generated/queries.js';
import { MailNotice } from '../../entities/mail-notice.js';
import { MailPreview, previewReading } from '../../entities/mail-preview.js';
import { ComboField } from '../../ui/combo-field.js';
import { DayField, DayRangeField } from '../../ui/day-field.js';
import { monthStart, addDays, type DayRange } from '../../ui/days.js';
import { Drawer } from '../../ui/dialog.js';
import { Form, SubmitButton } from '../../ui/form.js';
import { FormActions } from '../../ui/form-actions.js';
import { useToday } from '../../ui/locale.js';
import { optionsOf, SelectField, type Option } from '../../ui/select-field.js';
import { TextArea } from '../../ui/text-field.js';
import { useDebounced } from '../../ui/use-debounced.js';
import { t } from '../../messages/text.js';

export interface AskDrawerProps {
  readonly onClose: () => void;
  readonly onSent: (id: string) => void;
}

export function AskDrawer({ onClose, onSent }: AskDrawerProps) {
  return (
    <Drawer title={t('approvals.requestClientApproval')} isOpen onClose={onClose} isPersistent>
      <Ask onSent={onSent} />
    </Drawer>
  );
}

function Ask({ onSent }: Pick<AskDrawerProps, 'onSent'>) {
  const today = useToday();
  const { has } = useSession();
  const [type, setType] = useState<ApprovalType>('hours');
  const [work, setWork] = useState<string | null>(null);
  const [milestone, setMilestone] = useState<string | null>(null);
  // The previous month is preset, because it is usually the one to bill.
  const [days, setDays] = useState<DayRange | null>({
    from: monthStart(today, -1),
    to: addDays(monthStart(today), -1),
  });
  const [message, setMessage] = useState('');
  const [due, setDue] = useState<string | null>(null);
  const body: ApprovalCreate = {
    type,
    ...(type === 'milestone' ? { milestone_id: milestone } : { ...workIdOf(work), ...days }),
    message: message.trim() || null,
    due_date: due,
  };
  const isComplete = type === 'milestone' ? milestone !== null : work !== null && days !== null;
  const ask = useChange({
    operation: 'createApproval',
    send: () => docket.approvals.create(body),
    onDone: ({ id }) => onSent(id),
    successMessage: t('approvals.theClientIsAskedByMail'),
    handlesErrors: true,
  });
  // Projects and agreements need different permissions.
  const [hasProjects, hasAgreements] = [has('can_manage_projects'), has('can_manage_invoices')];
  const among = { projects: hasProjects, agreements: hasAgreements && type === 'hours' };
  return (
    <Form
      draft={{
        name: 'approval-request',
        value: { type, work, milestone, days, message, due },
        restore: (last) => {
          setType(last.type);
          setWork(last.work);
          setMilestone(last.milestone);
          setDays(last.days);
          setMessage(last.message);
          setDue(last.due);
        },
      }}
      onSubmit={() => ask.mutateAsync(undefined)}
    >
      <MailNotice />
      <SelectField
        label={t('common.type')}
        name="type"
        options={optionsOf(approvalTypeLabels).filter(({ id }) => id === 'hours' || hasProjects)}
        value={type}
        onChange={(next) => setType(next ?? 'hours')}
        isRequired
      />
      <ComboField
        key={type}
        label={workName(among)}
        name="project_id"
        value={work}
        onChange={(id) => {
          setWork(id);
          setMilestone(null);
        }}
        queryKey={['approvable', type]}
        search={async (text, signal) => searchWork(among, text, signal)}
        isRequired
        autoFocus
      />
      {type === 'milestone' ? (
        <MilestoneField projectId={work} value={milestone} onChange={setMilestone} />
      ) : (
        <DayRangeField label={t('common.days')} name="from" value={days} onChange={setDays} isRequired />
      )}
      <TextArea
        label={t('common.message')}
        name="message"
        hint={t('approvals.theClientReadsItInThe')}
        value={message}
        onChange={setMessage}
        limits={createApprovalFields.message}
        rows={3}
      />
      <DayField
        label={t('common.due')}
        name="due_date"
        hint={t('approvals.theyAreRemindedBeforeIt')}
        value={due}
        onChange={setDue}
        earliest={today}
      />
      <RequestPreview body={body} isComplete={isComplete} />
      <FormActions>
        <SubmitButton icon="send">{t('approvals.sendRequest')}</SubmitButton>
      </FormActions>
    </Form>
  );
}

interface RequestPreviewProps {
  readonly body: ApprovalCreate;
  /** Whether it says what is to be approved. */
  readonly isComplete: boolean;
}

function RequestPreview({ body, isComplete }: RequestPreviewProps) {
  const settled = useDebounced({ body, isComplete }, JSON.stringify(body));
  const { data, error } = useQuery({
    ...previewApprovalRequestOptions(settled.body),
    ...previewReading,
    enabled: settled.isComplete,
  });
  return (
    <MailPreview
      mail={data}
      error={error}
      recipients={data?.recipients}
      hint={isComplete ? undefined : t('approvals.chooseForPreview')}
    />
  );
}

const workIdOf = (id: string | null): Pick<ApprovalCreate, 'project_id' | 'agreement_id'> =>
  id?.startsWith('agr_') ? { agreement_id: id } : { project_id: id };

const maxFound = 10;

const workName = ({ projects, agreements }: Among): string =>
  projects && agreements ? t('approvals.projectOrRetainer') : projects ? t('common.project') : t('common.retainer');

interface Among {
  readonly projects: boolean;
  readonly agreements: boolean;
}

async function searchWork(among: Among, text: string, signal: AbortSignal): Promise<Option<string>[]> {
  const words = text.trim() === '' ? {} : { search: text.trim() };
  const [projects, agreements] = await Promise.all([
    among.projects ? docket.projects.list({ per_page: maxFound, ...words }, { signal }) : undefined,
    among.agreements ? docket.agreements.list({ per_page: maxFound, ...words }, { signal }) : undefined,
  ]);
  return [...(projects?.data ?? []), ...(agreements?.data ?? [])].map(({ id, title, client_name }) => ({
    id,
    label: title,
    detail: client_name ?? '',
  }));
}

interface MilestoneFieldProps {
  readonly projectId: string | null;
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function MilestoneField({ projectId, value, onChange }: MilestoneFieldProps) {
  const { data } = useQuery({ ...listProjectMilestonesOptions(projectId ?? ''), enabled: projectId !== null });
  const options = (data?.data ?? []).map(({ id, title }) => ({ id, label: title }));
  return (
    <SelectField
      label={t('common.milestone')}
      name="milestone_id"
      options={options}
      value={value}
      onChange={onChange}
      isRequired
      isDisabled={projectId === null}
      placeholder={
        projectId !== null && data && options.length === 0 ? t('approvals.theProjectHasNone') : t('common.choose')
      }
    />
  );
}
