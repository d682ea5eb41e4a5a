import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const projectRoute = createLazyRoute('/projects/$projectId')({ component: ProjectScreen });

function ProjectScreen() {
  return <Page title="Project">{null}</Page>;
}
