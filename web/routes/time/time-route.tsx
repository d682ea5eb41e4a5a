import { createLazyRoute } from '@tanstack/react-router';

export const timeRoute = createLazyRoute('/time')({ component: TimeScreen });

function TimeScreen() {
  return <h1>My time</h1>;
}
