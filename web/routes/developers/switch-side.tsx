/** Switches to the other side of the workspace, if the user can. */
import type { Mode } from 'docket-sdk';
import { useQuery } from '@tanstack/react-query';
import { goToSide, readOtherSide } from '../../api/sign-in.js';
import { Button } from '../../ui/button.js';
import { t } from '../../messages/text.js';

const names = { live: t('developers.liveSide'), test: t('developers.testSide') } as const;

export function SwitchSide({ to }: { readonly to: Mode }) {
  const { data: other } = useQuery({
    queryKey: ['sides'],
    queryFn: async ({ signal }) => readOtherSide(signal),
  });
  if (other === undefined) return null;
  if (other !== to) return <p>{t('developers.toGoToTheSignOut', { names: names[to] })}</p>;
  return <Button onPress={() => void goToSide(to)}>{t('developers.goToThe', { names: names[to] })}</Button>;
}
