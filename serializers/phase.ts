import { instant } from '../domain/time.js';
import type { Phase } from '../models/phase.js';
import type { Schemas } from '../openapi/contract.js';

/** A phase of a project as the API shows it. */
export const serializePhase = (phase: Phase): Schemas['Phase'] => ({
  id: phase.id,
  project_id: phase.project_id,
  title: phase.title,
  description: phase.description,
  start_date: phase.start_date,
  due_date: phase.due_date,
  status: phase.status,
  position: phase.position,
  created_at: instant(phase.created_at),
  updated_at: instant(phase.updated_at),
});
