/** What each role may do, in a few words. */
import { t } from '../../messages/text.js';

export const roleDetails = {
  owner: t('people.aboutOwner'),
  admin: t('people.aboutAdmin'),
  manager: t('people.aboutManager'),
  member: t('people.aboutMember'),
  viewer: t('people.aboutViewer'),
  contractor: t('people.aboutContractor'),
} as const;
