import { ActionIcon, Badge, Button, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { isFiscal, orderDocumentKinds, proFormaId, type OrderDocumentKind } from "@solvia/core/orders/order";
import { call } from "../../../api/client.ts";
import { upload } from "../../../api/upload.ts";
import { addOrderDocument, removeOrderDocument, withdrawOrderDocument } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { date } from "../../../i18n/format.ts";
import { Form } from "../../../ui/form.tsx";
import { useContractForm } from "../../../ui/forms/use-contract-form.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { besideInvoices } from "../../invoicing/customer-documents.tsx";
import { OrderDocuments, type Document } from "../order-documents.tsx";
import { SerialPapers } from "../../scanning/lists/serial-papers.tsx";
import { ReasonDialog } from "../../office-kit/reason-dialog.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";
import { IconTrash } from "../../../ui/icons.gen.ts";
import { FileField } from "../../../ui/fields/file-field.tsx";

const accepted = "application/pdf,application/xml,text/xml,image/png,image/jpeg";

/** The order's documents, to add to, to take from, and to withdraw fiscal ones. */
export function Documents({ order }: { order: Order }) {
  const write = useOrderWrite(order.id);
  const { t } = useTexts(officeTexts, ordersTexts);
  const [removing, setRemoving] = useState<Document>();
  const [withdrawing, setWithdrawing] = useState<Document>();
  const paramsOf = (document: Document) => ({ id: order.id, documentId: document.id });
  return (
    <Stack>
      <OrderDocuments
        orderId={order.id}
        documents={besideInvoices(order, order.documents)}
        renderActions={(document) => (
          <DocumentActions
            document={document}
            remove={() => setRemoving(document)}
            withdraw={() => setWithdrawing(document)}
          />
        )}
      />
      <SerialPapers of="order" id={order.id} />
      <AddDocument order={order} />
      {removing && (
        <ConfirmDialog
          question={t("bo.removeDocument", { name: removing.name })}
          onConfirm={() =>
            write.mutate(() => call(removeOrderDocument, { params: paramsOf(removing) }), {
              onSettled: () => setRemoving(undefined),
            })
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
      {withdrawing && (
        <ReasonDialog
          title={t("bo.withdrawDocument", { name: withdrawing.name })}
          text={t("bo.withdrawText")}
          hint={t("bo.withdrawHint")}
          action={t("bo.withdraw")}
          shortest={3}
          write={write}
          onReason={(reason) =>
            write.mutate(() => call(withdrawOrderDocument, { params: paramsOf(withdrawing), body: { reason } }), {
              onSuccess: () => setWithdrawing(undefined),
            })
          }
          onClose={() => setWithdrawing(undefined)}
        />
      )}
    </Stack>
  );
}

interface ActionsProps {
  document: Document;
  remove: () => void;
  withdraw: () => void;
}

/** A document that isn't fiscal can go; a fiscal one is withdrawn, once, and says so. */
function DocumentActions({ document: { kind, name, withdrawn }, remove, withdraw }: ActionsProps) {
  const { t, language } = useTexts(officeTexts, ordersTexts);
  if (kind === proFormaId) return null;
  if (withdrawn)
    return (
      <Badge color="red" variant="light" c="bright" tt="none" h="auto" className="own-lines">
        {t("bo.withdrawn", { date: date(withdrawn.on, language), reason: withdrawn.reason })}
      </Badge>
    );
  return isFiscal(kind) ? (
    <Button
      size="compact-sm"
      variant="subtle"
      color="red"
      aria-label={t("bo.withdrawDocument", { name })}
      onClick={withdraw}
    >
      {t("bo.withdraw")}
    </Button>
  ) : (
    <ActionIcon variant="subtle" color="red" aria-label={t("bo.removeDocument", { name })} onClick={remove}>
      <IconTrash size={16} />
    </ActionIcon>
  );
}

function AddDocument({ order }: { order: Order }) {
  const { t } = useTexts(officeTexts, ordersTexts);
  const write = useOrderWrite(order.id);
  const values: { kind: OrderDocumentKind; name: string; file: File | null } = { kind: "other", name: "", file: null };
  const form = useContractForm(addOrderDocument, {
    values,
    // The file's key comes with its upload.
    input: ({ kind, name, file }) => ({
      params: { id: order.id },
      body: { kind, name: name || (file?.name ?? ""), file: file?.name ?? "" },
    }),
    send: ({ body, ...input }, { file }) =>
      write.mutateAsync(async () =>
        call(addOrderDocument, { ...input, body: { ...body, file: file ? await upload("order-document", file) : "" } }),
      ),
    draft: { of: `order document/${order.id}` },
    onSaved: (_, { kind: last }) => {
      form.setValues({ kind: last, name: "", file: null });
    },
  });
  const { kind, file } = form.values;
  return (
    <Form {...form.frame}>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={t("bo.documentKind")}
          {...form.getInputProps("kind")}
          data={orderDocumentKinds.map((value) => ({ value, label: t(`documentKind.${value}`) }))}
          description={isFiscal(kind) && t("bo.fiscalStays")}
          inputWrapperOrder={["label", "input", "description", "error"]}
        />
        <TextInput label={t("bo.documentName")} {...form.getInputProps("name")} />
        <FileField
          label={t("bo.documentFile")}
          placeholder={t("bo.chooseFile")}
          accept={accepted}
          {...form.getInputProps("file")}
          miw={180}
        />
        <Button type="submit" variant="default" disabled={!file} loading={form.isPending}>
          {t("bo.addDocument")}
        </Button>
      </Group>
    </Form>
  );
}
