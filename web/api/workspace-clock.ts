/** The workspace's time. On a test side, the clock can be ahead or frozen. */
import type { TestClock } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { getTestClockOptions } from '../generated/queries.js';
import { serverNow } from './server-time.js';
import { useSession } from './session.js';

/** Returns a function that gives the current time in milliseconds since 1970. */
export function useClock(): () => number {
  const { workspace, can } = useSession();
  const isTest = workspace.mode === 'test' && can('getTestClock');
  const { data: clock, dataUpdatedAt } = useQuery({ ...getTestClockOptions(), enabled: isTest });
  return () => timeBy(clock, dataUpdatedAt);
}

const timeBy = (clock: TestClock | undefined, readAt: number): number => {
  if (!clock) return serverNow();
  return Date.parse(clock.now) + (clock.frozen ? 0 : Date.now() - readAt);
};

/** The current time in milliseconds since 1970; the component renders again each second. */
export function useNow(): number {
  const clock = useClock();
  const [, tick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => tick((ticks) => ticks + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return clock();
}
