/** Switches to the other side of the workspace, if the user can. */
import type { Mode } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { goToSide, readOtherSide } from '../../api/sign-in.js';
import { Button } from '../../ui/button.js';

const names = { live: 'live side', test: 'test side' } as const;

export function SwitchSide({ to }: { readonly to: Mode }) {
  const { data: other } = useQuery({
    queryKey: ['sides'],
    queryFn: async ({ signal }) => readOtherSide(signal),
  });
  if (other === undefined) return null;
  if (other !== to) return <p>To go to the {names[to]}, sign out, and sign in there.</p>;
  return <Button onPress={() => void goToSide(to)}>Go to the {names[to]}</Button>;
}
