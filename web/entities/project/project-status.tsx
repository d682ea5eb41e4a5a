/** The status of a project, and whether it keeps to its budget and its due date. */
import type { Project, ProjectStatus } from 'docket-sdk';
import { projectStatusLabels } from '../../generated/labels.js';
import { useToday } from '../../ui/locale.js';
import { Status, type StatusKind } from '../../ui/status.js';
import { t } from '../../messages/text.js';

const statusKinds: Readonly<Record<ProjectStatus, StatusKind>> = {
  pending: 'quiet',
  active: 'active',
  on_hold: 'quiet',
  completed: 'good',
  cancelled: 'quiet',
};

export const ProjectStatusBadge = ({ status }: { readonly status: ProjectStatus }) => (
  <Status kind={statusKinds[status]}>{projectStatusLabels[status]}</Status>
);

/** Percentage of the budget from which the project is near it. */
const nearBudgetPercent = 80;

export type Health = 'over' | 'late' | 'close' | 'fine';

type Judged = Pick<Project, 'status' | 'budget' | 'dates'>;

/** The most urgent fact: over budget, else late, else near the budget. Null for completed and cancelled projects. */
export function healthOf({ status, budget, dates }: Judged, today: string): Health | null {
  if (status === 'completed' || status === 'cancelled') return null;
  if (budget.percent_complete > 100) return 'over';
  if (dates.due_date !== null && dates.due_date < today) return 'late';
  return budget.percent_complete >= nearBudgetPercent ? 'close' : 'fine';
}

const words: Readonly<Record<Health, { readonly label: string; readonly kind: StatusKind }>> = {
  over: { label: t('common.overBudget'), kind: 'bad' },
  late: { label: t('common.overdue'), kind: 'bad' },
  close: { label: t('common.nearItsBudget'), kind: 'warn' },
  fine: { label: t('common.onTrack'), kind: 'good' },
};

export function ProjectHealth({ project }: { readonly project: Judged }) {
  const health = healthOf(project, useToday());
  if (health === null) return null;
  return <Status kind={words[health].kind}>{words[health].label}</Status>;
}
