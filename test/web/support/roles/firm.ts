/** A firm with people of every role and something of each kind, in which nobody changes anything while it is looked at. */
import { buildScene, furnish } from '../../../support/access/scene.js';
import { buildContact } from '../../../support/builders/factories.js';
import { buildInvoice, buildSentInvoice, inDays, pay } from '../../../support/builders/invoices.js';
import { buildMilestone, buildPhase, buildProjectTask } from '../../../support/builders/projects.js';

export async function buildFirm() {
  const scene = await buildScene();
  const { owner, assigned } = scene;
  const finds = await furnish(scene);
  await buildPhase(owner, assigned.project_id, { title: 'Design' });
  await buildMilestone(owner, assigned.project_id, { title: 'Draft' });
  await buildProjectTask(owner, assigned.project_id, { title: 'Sketch it' });
  const { client_id } = assigned;
  const overdue = await buildSentInvoice(owner, { client_id, invoice_date: inDays(-40), due_date: inDays(-10) });
  await pay(owner, overdue.id, 40);
  return {
    ...scene,
    ...finds,
    draft: await buildInvoice(owner, { client_id }),
    overdue,
    reader: await buildContact(owner, { client_id, name: 'Ada Lovelace', email: 'ada@client.example' }),
  };
}

export type Firm = Awaited<ReturnType<typeof buildFirm>>;
