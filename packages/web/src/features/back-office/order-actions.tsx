import { Button, Checkbox, Group, Modal, Stack, TextInput, Textarea } from "@mantine/core";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { setBackOfficeNotes, setDelivered, setFailed, setReady, setTroubled } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import { useOrderWrite, type Order } from "./use-order-write.ts";

/** What the back office does with an order, and its notes. */
export function Actions({ order }: { order: Order }) {
  const { t } = useTexts();
  const write = useOrderWrite(order.id);
  const [failing, setFailing] = useState(false);
  const [reason, setReason] = useState("");
  const [notes, setNotes] = useState(order.backOfficeNotes ?? "");
  const params = { id: order.id };
  const open = order.status !== "failed" && order.fulfilment !== "delivered";
  return (
    <Stack>
      <Group>
        {open && order.fulfilment === "none" && (
          <Button onClick={() => write.mutate(() => call(setReady, { params, body: { ready: true } }))}>
            {t("bo.ready")}
          </Button>
        )}
        {open && order.fulfilment === "ready" && (
          <>
            <Button onClick={() => write.mutate(() => call(setDelivered, { params }))}>{t("bo.delivered")}</Button>
            <Button
              variant="default"
              onClick={() => write.mutate(() => call(setReady, { params, body: { ready: false } }))}
            >
              {t("bo.notReady")}
            </Button>
          </>
        )}
        {["pendingPayment", "processingPayment"].includes(order.status) && (
          <Button variant="subtle" color="red" onClick={() => setFailing(true)}>
            {t("bo.fail")}
          </Button>
        )}
        <Checkbox
          label={t("bo.troubled")}
          checked={order.troubled}
          onChange={(e) => {
            const troubled = e.currentTarget.checked;
            write.mutate(() => call(setTroubled, { params, body: { troubled } }));
          }}
        />
      </Group>
      <Textarea
        label={t("bo.notes")}
        value={notes}
        onChange={(e) => setNotes(e.currentTarget.value)}
        autosize
        minRows={2}
      />
      <Button
        variant="default"
        onClick={() => write.mutate(() => call(setBackOfficeNotes, { params, body: { notes } }))}
        style={{ alignSelf: "flex-start" }}
      >
        {t("bo.saveNotes")}
      </Button>
      <Modal
        opened={failing}
        onClose={() => setFailing(false)}
        title={t("bo.fail")}
        closeButtonProps={{ "aria-label": t("common.close") }}
      >
        <Stack>
          <TextInput
            label={t("bo.failReason")}
            value={reason}
            onChange={(e) => setReason(e.currentTarget.value)}
            required
          />
          <Button
            color="red"
            disabled={!reason.trim()}
            onClick={() =>
              write.mutate(() => call(setFailed, { params, body: { reason } }), { onSuccess: () => setFailing(false) })
            }
          >
            {t("common.confirm")}
          </Button>
        </Stack>
      </Modal>
    </Stack>
  );
}
