/** Where a figure leads: to the list that makes it, for those who may see that. */
import type { ReactNode } from 'react';
import { useSession } from '../api/session.js';
import type { OperationId } from '../generated/needs.js';
import { Link } from '../ui/link.js';
import { Stat, StatLink, type StatProps } from '../ui/stats.js';

export interface Target {
  readonly to:
    | '/time'
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
  /** What the list asks of the API: who may not do all of this is not led there. */
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

/** A figure with its name, and the way to what makes it. */
export function TargetStat({ target, ...stat }: StatProps & { readonly target: Target | undefined }) {
  const { can } = useSession();
  if (!target?.needs.every(can)) return <Stat {...stat} />;
  const { needs: _needs, ...place } = target;
  return <StatLink {...place} {...stat} />;
}
