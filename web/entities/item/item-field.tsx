/** Chooses an item of the price list that is priced in a currency. Renders nothing in a firm that has none. */
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Item } from 'docket-sdk';
import { docket } from '../../api/docket.js';
import { listItemsOptions } from '../../generated/queries.js';
import { PickField } from '../pick-field.js';
import { searchItems } from '../pickers.js';

interface ItemFieldProps {
  readonly label: string;
  readonly currency: string;
  readonly onPick: (item: Item) => void;
}

export function ItemField({ label, currency, onPick }: ItemFieldProps) {
  const { data } = useQuery({ ...listItemsOptions({ active: true, currency, per_page: 1 }), throwOnError: false });
  const [picked, setPicked] = useState<Item | null>(null);
  if (!data?.pagination.total) return null;
  const pick = async (id: string): Promise<void> => {
    const item = await docket.items.get(id);
    setPicked(item);
    onPick(item);
  };
  return (
    <PickField
      label={label}
      value={picked?.id ?? null}
      valueLabel={picked?.name}
      onChange={(id) => (id === null ? setPicked(null) : void pick(id))}
      queryKey={['items', currency]}
      search={searchItems(currency)}
    />
  );
}
