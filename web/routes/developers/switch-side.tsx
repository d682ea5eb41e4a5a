/** Going to the other side of the workspace with the same session. */
import type { Mode } from 'docket-sdk';
import { useState } from 'react';
import { Button } from '../../ui/button.js';
import { notify } from '../../ui/toast.js';

const names = { live: 'live side', test: 'test side' } as const;

export function SwitchSide({ to }: { readonly to: Mode }) {
  const [isPending, setPending] = useState(false);
  const go = async (): Promise<void> => {
    setPending(true);
    const response = await fetch('/sign-in/side', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ mode: to }),
    }).catch(() => null);
    if (response?.ok) globalThis.location.assign('/developers/test-side');
    else {
      setPending(false);
      notify(`The ${names[to]} cannot be reached with this session: sign out, and sign in there.`, { kind: 'bad' });
    }
  };
  return (
    <Button isPending={isPending} onPress={() => void go()}>
      Go to the {names[to]}
    </Button>
  );
}
