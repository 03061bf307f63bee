import { Button, type ButtonProps } from "@mantine/core";
import { useState } from "react";
import { ordersTexts } from "../../i18n/areas/orders.ts";
import { useTexts } from "../../i18n/index.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useReopen } from "./use-reopen.ts";

/** Puts an unpaid order back into the cart, after a word. */
export function BackToCart({ orderId, ...look }: { orderId: string } & Pick<ButtonProps, "size">) {
  const { t } = useTexts(ordersTexts);
  const [asking, setAsking] = useState(false);
  const reopen = useReopen(orderId);
  return (
    <>
      <Button variant="subtle" {...look} loading={reopen.isPending} onClick={() => setAsking(true)}>
        {t("checkout.unpaidBack")}
      </Button>
      {asking && (
        <ConfirmDialog
          question={t("orders.reopenConfirm")}
          onConfirm={() => reopen.mutate(undefined, { onSettled: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
