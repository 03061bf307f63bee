import { Button, Text } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { requestOrder } from "../../api/endpoints.gen.ts";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../ui/dialogs/form-dialog.tsx";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { useContractForm } from "../../ui/forms/use-contract-form.ts";
import { textOrNothing } from "./asked.ts";

/** Asks the sales desk for a quotation of the cart. */
export function CartRequest() {
  const { t } = useTexts(quotationRequestsTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="default" fullWidth mt="xs" onClick={() => setAsking(true)}>
        {t("quotationRequest.cart.ask")}
      </Button>
      {asking && <Asking onClose={() => setAsking(false)} />}
    </>
  );
}

/** The same of a cart that was put aside. */
export function SavedCartRequest({ saved }: { saved: Saved }) {
  const { t } = useTexts(quotationRequestsTexts);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-md" onClick={() => setAsking(true)}>
        {t("quotationRequest.title")}
      </Button>
      {asking && <Asking saved={saved} onClose={() => setAsking(false)} />}
    </>
  );
}

interface Saved {
  id: string;
  name: string;
}

function Asking({ saved, onClose }: { saved?: Saved; onClose: () => void }) {
  const { t } = useTexts(quotationRequestsTexts);
  const navigate = useNavigate();
  const form = useContractForm(requestOrder, {
    values: { text: "" },
    input: ({ text }) => ({
      body: { text: textOrNothing(text), savedOrderId: saved?.id },
      idempotencyKey: crypto.randomUUID(),
    }),
    draft: { of: saved ? `quotation-request/cart/${saved.id}` : "quotation-request/cart" },
    done: t("quotationRequest.sent.title"),
    onSaved: () => navigate({ to: "/profile/request-quotation", ignoreBlocker: true }),
  });
  return (
    <FormDialog
      form={form}
      title={saved ? `${t("quotationRequest.title")}: ${saved.name}` : t("quotationRequest.cart.ask")}
      onClose={onClose}
    >
      <Text>{t(saved ? "quotationRequest.cart.savedHint" : "quotationRequest.cart.hint")}</Text>
      <LimitedArea
        label={t("quotationRequest.cart.text")}
        longest={5000}
        autosize
        minRows={3}
        maxRows={10}
        data-autofocus
        {...form.field("text")}
      />
      <Refused form={form} />
      <DialogFoot action={t("quotationRequest.send")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
