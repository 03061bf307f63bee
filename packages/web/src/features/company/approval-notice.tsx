import { Suspense } from "react";
import { needsApproval } from "@solvia/core/platform/access";
import { useUser } from "../login/session.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";

const ApprovalAhead = lazyPart(async () => (await import("./approval-ahead.tsx")).ApprovalAhead);

/** Whether this cart will wait for an owner of the company, for whom it concerns. */
export function ApprovalNotice({ total }: { total: number }) {
  const user = useUser();
  if (!user || user.approvalLimit === undefined || !needsApproval(user, total)) return null;
  return (
    <Suspense fallback={null}>
      <ApprovalAhead limit={user.approvalLimit} />
    </Suspense>
  );
}
