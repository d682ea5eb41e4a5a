import type { Schemas } from '../contract/contract.js';
import type { Client } from '../models/clients/client.js';

/** The address of a client as the API shows it. */
export const serializeAddress = (client: Client): Schemas['PostalAddress'] => ({
  line1: client.address_line1,
  line2: client.address_line2,
  city: client.city,
  state: client.state,
  postal_code: client.postal_code,
  country: client.country,
});

/** An unknown address. */
export const noAddress: Schemas['PostalAddress'] = {
  line1: null,
  line2: null,
  city: null,
  state: null,
  postal_code: null,
  country: null,
};
