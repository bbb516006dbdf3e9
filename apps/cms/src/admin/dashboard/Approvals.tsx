import { formatMoment } from '../../platform/fields/dates/date-texts.ts';
import type { Label } from '../../platform/fields/labels.ts';
import { type OpenApproval, readApprovals } from './approvals.ts';
import type { DashboardReader } from './blocks.ts';
import { DASHBOARD_TEXTS } from './dashboard-texts.ts';
import { Block, type DashboardContext, ItemLink } from './parts.tsx';

/** The open approvals that concern the user; renders nothing without any. */
export async function Approvals({ reader, context }: { reader: DashboardReader; context: DashboardContext }) {
  const { handedIn, returned, toReview } = await readApprovals(reader);
  if (handedIn.length + returned.length + toReview.length === 0) return null;
  return (
    <Block name="approvals" title={context.translate(DASHBOARD_TEXTS.approvals)}>
      <ApprovalList title={DASHBOARD_TEXTS.toReview} items={toReview} context={context} />
      <ApprovalList title={DASHBOARD_TEXTS.returned} items={returned} context={context} />
      <ApprovalList title={DASHBOARD_TEXTS.handedIn} items={handedIn} context={context} />
    </Block>
  );
}

function ApprovalList({ title, items, context }: { title: Label; items: readonly OpenApproval[]; context: DashboardContext }) {
  if (items.length === 0) return null;
  return (
    <>
      <h3>
        {context.translate(title)}: {items.length}
      </h3>
      <ol className="liget-list">
        {items.map((item) => (
          <ItemLink key={`${item.kind.slug}/${item.id}`} item={item} {...context}>
            {item.by}
            {item.at ? `, ${formatMoment(item.at, context.language)}` : ''}
            {item.comment ? `: ${item.comment}` : ''}
          </ItemLink>
        ))}
      </ol>
    </>
  );
}
