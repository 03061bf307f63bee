import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { call } from "../../../api/client.ts";
import { attendInvoice, sendReceipt } from "../../../api/endpoints.gen.ts";
import { officeInvoicingTexts } from "../../../i18n/areas/office-invoicing.ts";
import { useTexts } from "../../../i18n/index.ts";
import { useToldMutation } from "../../office-kit/use-told-mutation.ts";
import { ResendDialog } from "./resend-dialog.tsx";
import { fileOf, nameOf, type Document } from "./words.ts";

/** What can be done with a document: read it, send it to its customer, send a refused one again, say that it is seen to. */
export function DocumentActs({ document, size = "compact-sm" }: { document: Document; size?: "sm" | "compact-sm" }) {
  const { t } = useTexts(officeInvoicingTexts);
  const [resending, setResending] = useState(false);
  const { id: documentId, orderId, acts } = document;
  const name = nameOf(t, document);
  const send = useToldMutation(() => call(sendReceipt, { params: { id: orderId }, body: { documentId } }), {
    said: "saved",
  });
  const attend = useToldMutation(() => call(attendInvoice, { params: { id: orderId, documentId } }), { said: "saved" });
  return (
    <Group gap="xs">
      {(["pdf", "xml"] as const).map((format) => (
        <Button
          key={format}
          component="a"
          href={fileOf(document, format)}
          target="_blank"
          rel="noopener"
          size={size}
          variant="default"
          aria-label={`${name}, ${t(`officeInvoicing.${format}`)}`}
        >
          {t(`officeInvoicing.${format}`)}
        </Button>
      ))}
      <Button size={size} variant="default" loading={send.isPending} onClick={() => send.mutate(undefined)}>
        {t("officeInvoicing.receipt")}
      </Button>
      {acts.includes("resend") && (
        <Button size={size} onClick={() => setResending(true)}>
          {t("officeInvoicing.resend")}
        </Button>
      )}
      {acts.includes("attend") && (
        <Button size={size} variant="default" loading={attend.isPending} onClick={() => attend.mutate(undefined)}>
          {t("officeInvoicing.attend")}
        </Button>
      )}
      {resending && <ResendDialog document={document} onClose={() => setResending(false)} />}
    </Group>
  );
}
