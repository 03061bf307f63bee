import { Button, FileInput, Group, NativeSelect, Stack, TextInput } from "@mantine/core";
import { useState } from "react";
import { isFiscal, orderDocumentKinds, type OrderDocumentKind } from "@solvia/core/orders/order";
import { call } from "../../api/client.ts";
import { upload } from "../../api/upload.ts";
import { addOrderDocument, removeOrderDocument } from "../../api/endpoints.gen.ts";
import { useTexts } from "../../i18n/index.ts";
import "../../i18n/orders.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { OrderDocuments } from "../orders/order-documents.tsx";
import { useOrderWrite, type Order } from "./use-order-write.ts";

const accepted = "application/pdf,application/xml,text/xml,image/png,image/jpeg";

/** The order's documents, to add to and to take from. */
export function Documents({ order }: { order: Order }) {
  const { t } = useTexts();
  const write = useOrderWrite(order.id);
  const [removing, setRemoving] = useState<{ id: string; name: string }>();
  return (
    <Stack>
      <OrderDocuments orderId={order.id} documents={order.documents} onRemove={setRemoving} />
      <AddDocument order={order} />
      {removing && (
        <ConfirmDialog
          question={t("bo.removeDocument", { name: removing.name })}
          onConfirm={() =>
            write.mutate(() => call(removeOrderDocument, { params: { id: order.id, documentId: removing.id } }), {
              onSettled: () => setRemoving(undefined),
            })
          }
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Stack>
  );
}

function AddDocument({ order }: { order: Order }) {
  const { t } = useTexts();
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
