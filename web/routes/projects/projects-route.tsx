import { createLazyRoute } from '@tanstack/react-router';
import { Page } from '../../ui/page.js';

export const projectsRoute = createLazyRoute('/projects')({ component: ProjectsScreen });

function ProjectsScreen() {
  return <Page title="Projects">{null}</Page>;
}
