/** Searches for fields that choose an object, one for each kind. An empty text finds the first few. */
import { docket } from '../api/docket.js';
import { agreementStatusLabels, lineUnitLabels, taxCategoryLabels, userStatusLabels } from '../generated/labels.js';
import type { ComboFieldProps } from '../ui/combo-field.js';
import { cached } from '../ui/text/formatters.js';
import { locale } from '../messages/text.js';

type Search = ComboFieldProps['search'];

const few = { per_page: 20 } as const;
const byName = { ...few, sort: 'name', order: 'asc' } as const;

const typed = (text: string): { readonly search?: string } => (text.trim() === '' ? {} : { search: text.trim() });

/** Limits a search to a client; null means all clients. */
const at = (clientId: string | null): { readonly client_id?: string } =>
  clientId === null ? {} : { client_id: clientId };

const detailOf = (detail: string | null | undefined) => (detail ? { detail } : {});

export const searchClients: Search = async (text, signal) => {
  const { data } = await docket.clients.list({ ...byName, ...typed(text) }, { signal });
  return data.map(({ id, name }) => ({ id, label: name }));
};

/** Users who can be assigned something, which excludes deactivated ones. */
export const searchUsers: Search = async (text, signal) => {
  const { data } = await docket.users.list({ status: ['active', 'invited'], ...byName, ...typed(text) }, { signal });
  return data.map(({ id, name, title }) => ({ id, label: name, ...detailOf(title) }));
};

/** Users for filters: deactivated ones still have their tickets, time, expenses and projects. */
export const searchAllUsers: Search = async (text, signal) => {
  const { data } = await docket.users.list({ status: ['all'], ...byName, ...typed(text) }, { signal });
  return data.map(({ id, name, title, status }) => ({
    id,
    label: name,
    ...detailOf(status === 'deactivated' ? userStatusLabels[status] : title),
  }));
};

export const searchProjects =
  (clientId: string | null): Search =>
  async (text, signal) => {
    const { data } = await docket.projects.list({ ...at(clientId), ...few, ...typed(text) }, { signal });
    return data.map(({ id, title, client_name }) => ({
      id,
      label: title,
      // With a client given, all results would have the same detail.
      ...detailOf(clientId === null ? client_name : null),
    }));
  };

export const searchContacts =
  (clientId: string | null): Search =>
  async (text, signal) => {
    const { data } = await docket.contacts.list({ ...at(clientId), ...byName, ...typed(text) }, { signal });
    return data.map(({ id, name, email }) => ({ id, label: name, ...detailOf(email) }));
  };

export const searchAgreements =
  (clientId: string | null): Search =>
  async (text, signal) => {
    const { data } = await docket.agreements.list({ ...at(clientId), ...few, ...typed(text) }, { signal });
    return data.map(({ id, title, client_name, status }) => ({
      id,
      label: title,
      ...detailOf(clientId === null ? client_name : agreementStatusLabels[status]),
    }));
  };

/** Options have the slug of the tag as their id. */
export const searchTags: Search = async (text, signal) => {
  const { data } = await docket.tags.list({ ...few, sort: 'usage_count', order: 'desc', ...typed(text) }, { signal });
  return data.map(({ slug, name }) => ({ id: slug, label: name }));
};

/** Limits the search to a currency; undefined means all. */
export const searchRateCards =
  (currency: string | undefined): Search =>
  async (text, signal) => {
    const of = currency === undefined ? {} : { currency };
    const { data } = await docket.rateCards.list({ ...byName, ...of, ...typed(text) }, { signal });
    return data.map(({ id, name, currency: its }) => ({ id, label: name, detail: its }));
  };

/** Items that lines can name, priced in a currency. */
export const searchItems =
  (currency: string): Search =>
  async (text, signal) => {
    const { data } = await docket.items.list({ ...byName, active: true, currency, ...typed(text) }, { signal });
    return data.map(({ id, name, unit }) => ({ id, label: name, ...detailOf(unit && lineUnitLabels[unit]) }));
  };

export const searchTaxRates: Search = async (text, signal) => {
  const { data } = await docket.taxRates.list({ ...byName, ...typed(text) }, { signal });
  return data.map(({ id, name, rate, category }) => ({
    id,
    label: name,
    detail: rate === 0 ? taxCategoryLabels[category] : taxRateText(rate),
  }));
};

/** A rate in percent, as `7.7%`. */
export const taxRateText = (share: number): string =>
  cached(Intl.NumberFormat, locale, { style: 'percent', maximumFractionDigits: 4 }).format(share);

export const searchProjectTypes: Search = async (text, signal) => {
  const { data } = await docket.projectTypes.list({ ...byName, ...typed(text) }, { signal });
  return data.map(({ id, name }) => ({ id, label: name }));
};

export const searchAgreementTypes: Search = async (text, signal) => {
  const { data } = await docket.agreementTypes.list({ ...byName, ...typed(text) }, { signal });
  return data.map(({ id, name }) => ({ id, label: name }));
};
