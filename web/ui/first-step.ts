/** Leads back to the first steps of a firm once a step is done. */
import { useRouter } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A step of Welcome led here. */
    readonly isFirstStep?: true;
  }
}

/** Returns a function to call when an object was created: goes back to Welcome if that led here, and says whether. */
export function useFirstStep(): () => boolean {
  const router = useRouter();
  return () => {
    if (!router.state.location.state.isFirstStep) return false;
    void router.navigate({ to: '/welcome', replace: true });
    return true;
  };
}
