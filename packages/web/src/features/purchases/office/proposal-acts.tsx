import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { call } from "../../../api/client.ts";
import { createPurchase } from "../../../api/endpoints.gen.ts";
import { officePurchasesTexts } from "../../../i18n/areas/office-purchases.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { ActProps } from "../../../ui/list/declaration.ts";
import { problemText } from "../../../ui/states.tsx";
import type { Proposal } from "./purchase.ts";

/** The most articles of one order. */
const mostLines = 30;

type Priced = Proposal & { price: number };
const isPriced = (row: Proposal): row is Priced => row.price !== undefined;

/** What is proposed of each supplier, in orders that are not too long. */
function ordersOf(rows: readonly Proposal[]): Proposal[][] {
  const bySupplier = new Map<string, Proposal[]>();
  for (const row of rows) bySupplier.set(row.supplierId, [...(bySupplier.get(row.supplierId) ?? []), row]);
  return [...bySupplier.values()].flatMap((all) =>
    Array.from({ length: Math.ceil(all.length / mostLines) }, (_, at) =>
      all.slice(at * mostLines, (at + 1) * mostLines),
    ),
  );
}

/** Makes drafts of orders of the chosen proposals, one for each supplier. */
export function ProposalActs({ rows, clear }: ActProps<Proposal>) {
  const { t } = useTexts(officePurchasesTexts);
  const navigate = useNavigate();
  const wanted = rows.filter(({ quantity }) => quantity > 0);
  const orders = ordersOf(wanted.filter(isPriced));
  const unpriced = wanted.filter((row) => !isPriced(row));
  const create = useMutation({
    mutationFn: async () => {
      const made: string[] = [];
      for (const lines of orders) {
        const [first] = lines;
        if (!first) continue;
        const { supplierId, supplierName } = first;
        const body = { supplierId, lines: lines.map(({ productId, quantity }) => ({ productId, quantity })) };
        try {
          made.push((await call(createPurchase, { body })).id);
        } catch (error) {
          const message = t("officePurchases.notCreated", { supplier: supplierName, reason: problemText(t, error) });
          notifications.show({ color: "red", message });
        }
      }
      return made;
    },
    onSuccess: async (made) => {
      if (unpriced.length > 0) {
        const names = unpriced.map(({ name }) => name).join(", ");
        notifications.show({ color: "orange", message: t("officePurchases.noPrice", { names }) });
      }
      const [id] = made;
      if (id === undefined) return;
      notifications.show({ color: "green", message: t("officePurchases.created", { count: made.length }) });
      clear();
      if (made.length === 1) await navigate({ to: "/back-office/purchases/$id", params: { id } });
      else await navigate({ to: "/back-office/purchases", search: { state: "draft" } });
    },
  });
  if (wanted.length === 0) return null;
  return (
    <Button size="compact-sm" loading={create.isPending} onClick={() => create.mutate()}>
      {t("officePurchases.order", { count: Math.max(1, orders.length) })}
    </Button>
  );
}
