/** Looks of tickets and projects. */
import { exports, filters, rows, savedViews, type Look, type Offered } from '../look.js';

const tickets: Look = {
  path: '/tickets',
  sees: 'listTickets',
  offers: [
    ['listTickets', ...filters, 'button SLA', 'button Priority'],
    ['getSavedView shared, of tickets', ...savedViews],
    ['createTicket', 'button New ticket'],
    ['files', 'button More actions', ...exports],
    ['updateTickets', ...rows, 'bulk button Assign', 'bulk button Status', 'bulk button Priority'],
    ['addTagsInBulk tickets', 'bulk button Add tags'],
    ['closeTickets', 'bulk button Close'],
  ],
};

const newTicket: Look = {
  path: '/tickets?new=1',
  sees: 'createTicket',
  instead: tickets,
  offers: [],
  form: 'Create ticket',
};

/** What the text of a comment can be. */
const formatting = ['Bold', 'Italic', 'Code', 'Link', 'List', 'Quote'].map((name) => `button ${name}`);

const onTicket = (of: 'of their ticket' | 'of no ticket of theirs'): readonly Offered[] => [
  [`closeTicket ${of}`, 'button Close ticket'],
  [`updateTicket ${of}`, 'button More actions', 'menu item Edit title and description'],
  [
    `updateTicket ${of}`,
    'button New Status',
    'button Normal Priority',
    'button Show suggestions Assignee',
    'button Show suggestions Contact',
    'button Calendar Due',
    'button Time and materials Billing',
  ],
  [[`updateTicket ${of}`, 'listAgreements'], 'button Show suggestions Retainer'],
  [`watchTicket ${of}`, 'button Watch'],
  [`deleteTicket ${of}`, 'menu item Delete ticket'],
  [`createTicketActivity ${of}`, 'button Reply to client', 'button Internal note', 'button Add note', ...formatting],
  // Only its author can change a comment.
  ['updateTicketActivity of no ticket of theirs', 'button Comment actions'],
  [
    `createTicketAttachment ${of}`,
    'button Team only Visibility of new files',
    'button Drop: Add files',
    'button Choose files',
  ],
  [`updateTicketAttachment ${of}`, 'button Actions for certificate.pdf', 'menu item Show to client'],
  [`deleteTicketAttachment ${of}`, 'menu item Delete'],
  [`getTicketAttachment ${of}`, 'button View certificate.pdf'],
  ['startTimer their own', 'button Start ticket timer'],
  [`createTicketTimeEntry ${of}`, 'button Log time'],
  ['updateTicketTags', 'button Show suggestions Tags'],
  [`updateTicketTask ${of}`, 'box Call', 'button Actions for Call', 'menu item Edit'],
  [`createTicketTask ${of}`, 'button Add task'],
];

const ticket = (work: 'ticket' | 'otherTicket', of: 'of their ticket' | 'of no ticket of theirs'): Look => ({
  path: `/tickets/:${work}`,
  sees: `getTicket ${of}`,
  instead: 'server',
  offers: [
    ...onTicket(of),
    work === 'ticket'
      ? [`updateTicket ${of}`, 'button No phase Phase']
      : [`updateTicket ${of}`, 'button Show suggestions Client', 'button Show suggestions Project'],
  ],
});

const projects: Look = {
  path: '/projects',
  sees: 'listProjects',
  offers: [
    ['listProjects', ...filters, 'button Project', 'button Status', 'button Hours', 'button Used', 'button Due'],
    ['createProject', 'button New project'],
    ['files', 'button More', ...exports],
    ['addTagsInBulk projects', ...rows, 'bulk button Add tags'],
  ],
};

const newProject: Look = {
  path: '/projects?new=1',
  sees: 'createProject',
  instead: projects,
  offers: [],
  form: 'Create project',
};

const project: readonly Offered[] = [
  ['getProject', 'tab Overview', 'tab Budget', 'tab Plan', 'tab Milestones', 'tab Tasks', 'tab Tickets', 'tab Time'],
  ['startTimer their own', 'button Start timer'],
  [
    'updateProject',
    'tab Settings',
    'button Change status',
    'menu item Active',
    'menu item On hold',
    'menu item Completed',
    'menu item Cancelled',
  ],
  ['deleteProject', 'button More for this project', 'menu item Delete project'],
];

const overview: Look = {
  path: '/projects/:project',
  sees: 'getProject',
  offers: project,
};

const part = (tab: string, sees: Look['sees'], ...offers: readonly Offered[]): Look => ({
  path: `/projects/:project?tab=${tab}`,
  sees,
  instead: overview,
  offers: [...project, ...offers],
});

const other: Look = {
  path: '/projects/:otherProject?tab=tasks',
  sees: 'getProject of no ticket of theirs',
  instead: 'server',
  offers: [...project, ['createProjectTask of no ticket of theirs', 'button Add task']],
};

export const workLooks: readonly Look[] = [
  tickets,
  newTicket,
  ticket('ticket', 'of their ticket'),
  ticket('otherTicket', 'of no ticket of theirs'),
  projects,
  newProject,
  overview,
  // The manager's department has no time on it, so that there is nothing to draw.
  part('budget', 'getProjectBudget', [['rates', 'updateWorkspace'], 'button Hours Unit']),
  part(
    'plan',
    'listProjectPhases',
    ['createProjectPhase', 'button New phase'],
    ['updateProjectPhase', 'button Edit Design'],
    ['reorderProjectPhases', 'button Move Design, 1 of 1'],
  ),
  part(
    'milestones',
    'listProjectMilestones',
    ['createProjectMilestone', 'button New milestone'],
    ['updateProjectMilestone', 'button Edit Draft'],
  ),
  part(
    'tasks',
    'listProjectTasks',
    ['createProjectTask', 'button Add task'],
    ['updateProjectTask', 'box Sketch it', 'button Edit Sketch it'],
    ['reorderProjectTasks', 'button Move Sketch it, 1 of 1'],
  ),
  part(
    'tickets',
    'listProjectTickets',
    ['listProjectTickets', 'box Include closed'],
    ['createProjectTicket', 'button New ticket'],
  ),
  part('time', 'listProjectTimeEntries', ['listProjectTimeEntries', 'button All dates Days'], ['files', 'button CSV']),
  part(
    'settings',
    'updateProject',
    [
      'updateProject',
      'button Show suggestions Client',
      'button Calendar Start',
      'button Calendar Due',
      'button Pending Status',
      'button Show suggestions Manager',
      'button Time and materials Billing',
      'box Use a project rate',
      'box Client approves time',
      'button Show suggestions Contact',
      'button Show suggestions Type',
    ],
    ['updateProjectTags', 'button Show suggestions Tags'],
    [['updateProject', 'listRateCards'], 'button Show suggestions Rate card'],
  ),
  other,
];
