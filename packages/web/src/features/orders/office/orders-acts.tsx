import { Button } from "@mantine/core";
import { allowed } from "@solvia/core/platform/access";
import { call } from "../../../api/client.ts";
import { setTroubled } from "../../../api/endpoints.gen.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { ActProps } from "../../../ui/list/declaration.ts";
import { useBulk } from "../../../ui/list/use-bulk.ts";
import { useUser } from "../../login/session.ts";
import type { OrderRow } from "./order-columns.tsx";
import { officeListsTexts } from "../../../i18n/areas/office-lists.ts";

/** Marks the chosen orders as troubled, or takes the mark away. */
export function OrdersActs({ rows, clear }: ActProps<OrderRow>) {
  const { t } = useTexts(officeListsTexts);
  const mayMark = allowed(setTroubled.access, useUser() ?? undefined);
  const mark = useBulk(
    (troubled: boolean) =>
      ({ id }: OrderRow) =>
        call(setTroubled, { params: { id }, body: { troubled } }),
    clear,
  );
  if (!mayMark) return null;
  // One that was stopped to be looked at is let go on its own page, by saying what was found.
  const may = rows.filter(({ toCheck }) => toCheck.length === 0);
  const some = may.some(({ troubled }) => troubled);
  const others = may.some(({ troubled }) => !troubled);
  const run = (troubled: boolean) =>
    mark.run(
      may.filter((order) => order.troubled !== troubled),
      troubled,
    );
  return (
    <>
      {others && (
        <Button size="compact-sm" variant="default" loading={mark.running} onClick={() => run(true)}>
          {t("officeLists.markTroubled")}
        </Button>
      )}
      {some && (
        <Button size="compact-sm" variant="default" loading={mark.running} onClick={() => run(false)}>
          {t("officeLists.markSound")}
        </Button>
      )}
    </>
  );
}
