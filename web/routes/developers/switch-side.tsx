/** Switches to the other side of the workspace, if the user can. */
import type { Mode } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { goToSide, readOtherSide } from '../../api/sign-in.js';
import { Button } from '../../ui/button.js';
import { t } from '../../messages/text.js';

const goTo = { live: t('developers.goToLive'), test: t('developers.goToTest') } as const;
const signInTo = { live: t('developers.signInToLive'), test: t('developers.signInToTest') } as const;

export function SwitchSide({ to }: { readonly to: Mode }) {
  const { data: other } = useQuery({
    queryKey: ['sides'],
    queryFn: async ({ signal }) => readOtherSide(signal),
  });
  if (other === undefined) return null;
  if (other !== to) return <p>{signInTo[to]}</p>;
  return <Button onPress={() => void goToSide(to)}>{goTo[to]}</Button>;
}
