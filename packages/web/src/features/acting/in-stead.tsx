import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import type { Endpoint } from "@solvia/core/contract/endpoint";
import type { Route } from "../../api/route.ts";
import { useTexts } from "../../i18n/index.ts";
import { useUser } from "../login/session.ts";

type RouteOwners = Pick<Route<Endpoint>, "forOthers">;

/** Whether whoever looks may call it: the person themself always, an employee who acts for them what is opened to that. */
export function useMay({ forOthers }: RouteOwners): boolean {
  const user = useUser();
  return forOthers || !user?.actedBy;
}

/** Its content for the person themself; an employee who acts for them reads that this is the customer's alone. */
export function CustomersOwn({ needs, children }: { needs: RouteOwners; children: ReactNode }) {
  const { t } = useTexts();
  if (useMay(needs)) return children;
  return <Alert color="yellow">{t("problem.not-while-acting")}</Alert>;
}
