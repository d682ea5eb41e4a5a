import { operationOf, refusalFor } from '../operations.js';
import { objectResult } from '../results.js';
import type { Tool } from '../tool.js';

export const whoami: Tool = {
  name: 'whoami',
  description:
    'The user of the key with role and permissions, and the workspace with its side (live or test), currency, time zone and today.',
  arguments: {},
  required: [],
  writes: false,
  // A restricted key may lack the workspace: then it is left out.
  partIn: () => 'user',
  run: async (call, _given, access) => {
    const user = await call(operationOf('whoami', 'user').id, {
      query: { fields: ['id', 'name', 'email', 'role', 'timezone', 'permissions'] },
    });
    const ofWorkspace = operationOf('whoami', 'workspace');
    const workspace =
      refusalFor(access, ofWorkspace) === undefined
        ? await call(ofWorkspace.id, { query: { fields: ['id', 'name', 'mode', 'currency', 'timezone'] } })
        : { data: undefined };
    const { readOnly, areas, today } = access;
    const key = areas ? { may: areas } : { may: readOnly ? 'read' : 'read and write' };
    return objectResult({ user: user.data, workspace: workspace.data, key, today }, 'Read the user with get.');
  },
};
