import { createLazyRoute, useParams, useSearch } from '@tanstack/react-router';
import { DevelopersScreen } from './developers-screen.js';

export const developersPartRoute = createLazyRoute('/developers/$part')({ component: Part });

function Part() {
  const { part } = useParams({ from: '/developers/$part' });
  return <DevelopersScreen part={part} search={useSearch({ from: '/developers/$part' })} />;
}
