import { ActionIcon, Badge, Button, FileInput, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { isFiscal, orderDocumentKinds, proFormaId, type OrderDocumentKind } from "@solvia/core/orders/order";
import { call } from "../../../api/client.ts";
import { upload } from "../../../api/upload.ts";
import { addOrderDocument, removeOrderDocument, withdrawOrderDocument } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { ordersTexts } from "../../../i18n/areas/orders.ts";
import { date } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Leaving } from "../../../ui/leaving.tsx";
import { OrderDocuments, type Document } from "../order-documents.tsx";
import { ReasonDialog } from "../../account/office/reason-dialog.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";
import { IconTrash } from "../../../ui/icons.gen.ts";

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
        documents={order.documents}
        renderActions={(document) => (
          <DocumentActions
            document={document}
            remove={() => setRemoving(document)}
            withdraw={() => setWithdrawing(document)}
          />
        )}
      />
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
  const [kind, setKind] = useState<OrderDocumentKind>("other");
  const [name, setName] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const add = async (chosen: File): Promise<Order> => {
    const key = await upload("order-document", chosen);
    return call(addOrderDocument, { params: { id: order.id }, body: { kind, name: name || chosen.name, file: key } });
  };
  return (
    <Group align="flex-end" gap="sm">
      <Leaving dirty={name !== "" || file !== null} />
      <NativeSelect
        label={t("bo.documentKind")}
        value={kind}
        onChange={(event) => setKind(event.currentTarget.value as OrderDocumentKind)}
        data={orderDocumentKinds.map((value) => ({ value, label: t(`documentKind.${value}`) }))}
        description={isFiscal(kind) && t("bo.fiscalStays")}
        inputWrapperOrder={["label", "input", "description", "error"]}
      />
      <TextInput label={t("bo.documentName")} value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <FileInput
        label={t("bo.documentFile")}
        placeholder={t("bo.chooseFile")}
        accept={accepted}
        value={file}
        onChange={setFile}
        miw={180}
        clearable
      />
      <Button
        variant="default"
        disabled={!file}
        loading={write.isPending}
        onClick={() =>
          file &&
          write.mutate(() => add(file), {
            onSuccess: () => {
              setFile(null);
              setName("");
            },
          })
        }
      >
        {t("bo.addDocument")}
      </Button>
    </Group>
  );
}
