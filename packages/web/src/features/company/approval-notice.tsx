import { lazy, Suspense } from "react";
import { needsApproval } from "@solvia/core/platform/access";
import { useUser } from "../session.ts";

const ApprovalAhead = lazy(async () => ({ default: (await import("./approval-ahead.tsx")).ApprovalAhead }));

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
