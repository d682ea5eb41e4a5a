/** The dashboard: where the people of a firm work (docs/guides/dashboard.md). */
import { ForbiddenError, NotFoundError } from 'docket-sdk';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './api/query-client.js';
import { router } from './router/router.js';
import { showTheme } from './shell/theme.js';
import { PartError } from './ui/load-part.js';
import '@fontsource-variable/inter/wght.css';
import './tokens.css';
import './print.css';

showTheme();
globalThis.addEventListener('storage', showTheme);
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no place for the dashboard');
createRoot(root, {
  // The screen itself shows what is missing, forbidden or could not be loaded. Any other error is a bug of the page.
  onCaughtError: (error) => {
    if (![NotFoundError, ForbiddenError, PartError].some((known) => error instanceof known)) reportError(error);
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
