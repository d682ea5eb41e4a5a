import { Empty } from '../../ui/notice.js';

export function ClientApprovals() {
  return <Empty title="Nothing here yet" icon="approve" />;
}
