/** Links a figure to the list behind it, for users who may see that list. */
import type { ReactNode } from 'react';
import { useSession } from '../api/session.js';
import type { OperationId } from '../generated/needs.js';
import { Link } from '../ui/link.js';
import { Stat, StatLink, type StatProps } from '../ui/stats.js';

export interface Target {
  readonly to:
    | '/time'
    | '/tickets'
    | '/billing'
    | '/projects'
    | '/clients'
    | '/reports/$report'
    | '/clients/$clientId'
    | '/projects/$projectId'
    | '/tickets/$ticketId'
    | '/people/$userId';
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, unknown>>;
  /** Operations of the target screen. A user who may not do all of them gets no link. */
  readonly needs: readonly OperationId[];
}

interface ToTargetProps {
  readonly target: Target | undefined;
  readonly children: ReactNode;
}

export function ToTarget({ target, children }: ToTargetProps) {
  const { can } = useSession();
  if (!target?.needs.every(can)) return children;
  const { needs: _needs, ...place } = target;
  return (
    <Link kind="quiet" {...place}>
      {children}
    </Link>
  );
}

/** A figure with its label, and a link to the list behind it. */
export function TargetStat({ target, ...stat }: StatProps & { readonly target: Target | undefined }) {
  const { can } = useSession();
  if (!target?.needs.every(can)) return <Stat {...stat} />;
  const { needs: _needs, ...place } = target;
  return <StatLink {...place} {...stat} />;
}
