import type { Invoice } from 'docket-sdk';
import { t } from '../../../messages/text.js';

/** The references of an invoice that are set, but for the number of the order. */
export const referenceFacts = ({ references: { buyer, contract, project, accounting } }: Invoice) => [
  buyer !== null && { label: t('common.buyerReference'), value: buyer },
  contract !== null && { label: t('billing.contractReference'), value: contract },
  project !== null && { label: t('billing.projectReference'), value: project },
  accounting !== null && { label: t('common.accountingReference'), value: accounting },
];
