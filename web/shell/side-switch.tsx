/** Switches between the live side and the test side, for users who may see both. */
import { useQuery } from '@tanstack/react-query';
import { goToSide, readOtherSide } from '../api/sign-in.js';
import { Button } from '../ui/button.js';
import { t } from '../messages/text.js';

export function SideSwitch() {
  const { data: other } = useQuery({
    queryKey: ['side'],
    queryFn: async ({ signal }) => readOtherSide(signal),
    staleTime: Infinity,
  });
  if (!other) return null;
  return (
    <Button kind="quiet" icon="code" onPress={() => void goToSide(other)}>
      <span className="shell-side-word">{other === 'test' ? t('shell.testSide') : t('shell.liveSide')}</span>
    </Button>
  );
}
