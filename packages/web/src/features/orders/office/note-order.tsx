import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { getBackOfficeOrder } from "../../../api/endpoints.gen.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { useTexts } from "../../../i18n/index.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { Notes } from "./order-notes.tsx";
import type { Order } from "./use-order-write.ts";

/** The office's notes of an order, where its page isn't open. */
export function NoteOrder({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTexts(ordersTexts);
  // What a colleague writes meanwhile is shown here too.
  const { data } = useQuery(queryOf(getBackOfficeOrder, { params: { id: order.id } }));
  return (
    <Dialog onClose={onClose} title={t("checkout.number", { number: order.number })}>
      <Notes order={data ?? order} onSaved={onClose} />
    </Dialog>
  );
}
