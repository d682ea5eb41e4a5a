import { createLazyRoute, useSearch } from '@tanstack/react-router';
import { DevelopersScreen } from './developers-screen.js';

export const developersRoute = createLazyRoute('/developers')({ component: Keys });

function Keys() {
  return <DevelopersScreen part="keys" isUnnamed search={useSearch({ from: '/developers' })} />;
}
