import { Outlet } from '@tanstack/react-router';

/** What surrounds every screen. */
export function Shell() {
  return (
    <main id="main">
      <Outlet />
    </main>
  );
}
