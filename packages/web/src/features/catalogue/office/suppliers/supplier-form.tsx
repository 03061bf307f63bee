import { Alert, NativeSelect, SimpleGrid, TextInput } from "@mantine/core";
import { useState } from "react";
import type { listSuppliers as Contract } from "@solvia/core/contract/back-office/catalogue";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { languages, type Language } from "@solvia/core/platform/locale";
import { ApiProblem, call } from "../../../../api/client.ts";
import { addSupplier, listSuppliers, saveSupplier } from "../../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { languageNames } from "../../../../i18n/languages.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { filled } from "../../../../ui/forms/filled.ts";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";

export type Supplier = AnswerOf<typeof Contract>["items"][number];
const supplierFields = ["companyName", "vatNumber", "address", "email", "telephone"] as const;
type Values = Record<(typeof supplierFields)[number], string> & { language: Language };

const valuesOf = (supplier: Supplier | undefined): Values => ({
  companyName: supplier?.companyName ?? "",
  vatNumber: supplier?.vatNumber ?? "",
  address: supplier?.address ?? "",
  email: supplier?.email ?? "",
  telephone: supplier?.telephone ?? "",
  language: supplier?.language ?? "it",
});

/** The supplier as it is stored now, of the pages of all. */
async function storedSupplier(id: string): Promise<Supplier | undefined> {
  let cursor: string | null | undefined;
  do {
    const page = await call(listSuppliers, { query: { limit: 200, ...(cursor && { cursor }) } });
    const found = page.items.find((supplier) => supplier.id === id);
    if (found) return found;
    cursor = page.cursor;
  } while (cursor);
  return undefined;
}

interface Props {
  /** Absent for a new one. */
  supplier?: Supplier;
  onClose: () => void;
}

/** A new supplier, or the correction of one. Who saves after somebody else is shown what they wrote, and loses nothing. */
export function SupplierForm({ supplier, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeSuppliersTexts);
  const [theirs, setTheirs] = useState<Supplier>();
  const stored = theirs ?? supplier;
  const form = useContractForm(addSupplier, {
    values: valuesOf(supplier),
    input: (values) => ({ body: { ...filled(values), companyName: values.companyName } }),
    send: ({ body }) =>
      stored
        ? call(saveSupplier, { params: { id: stored.id }, body: { ...body, version: stored.version } })
        : call(addSupplier, { body }),
    at: { "supplier-name-taken": "companyName" },
    draft: { of: `supplier/${supplier?.id ?? "new"}` },
    done: t(supplier ? "bo.saved" : "bo.added"),
    failed: t("bo.error"),
    onSaved: onClose,
    onRefused: async (error) => {
      const isConflict = error instanceof ApiProblem && error.code === "version-conflict";
      if (isConflict && stored) setTheirs(await storedSupplier(stored.id));
      return false;
    },
  });
  const theirValue = (field: keyof Values): string | undefined => {
    const value = valuesOf(theirs)[field];
    if (!theirs || value === form.getValues()[field]) return undefined;
    return t("officeSuppliers.theirs", { value: value || "—" });
  };
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      size="lg"
      title={t(supplier ? "officeSuppliers.edit" : "officeSuppliers.add", { name: supplier?.companyName })}
    >
      {theirs && (
        <Alert color="orange" role="alert" title={t("officeSuppliers.conflict")}>
          {t("officeSuppliers.conflictText")}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {supplierFields.map((field) => (
          <TextInput
            key={field}
            data-autofocus={field === "companyName" || undefined}
            label={t(`officeSuppliers.${field}`)}
            description={theirValue(field)}
            inputWrapperOrder={["label", "input", "description", "error"]}
            required={field === "companyName"}
            type={field === "email" ? "email" : field === "telephone" ? "tel" : "text"}
            {...form.field(field)}
          />
        ))}
        <NativeSelect
          label={t("officeSuppliers.language")}
          description={theirValue("language")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
          {...form.field("language")}
        />
      </SimpleGrid>
      <DialogFoot action={t(supplier ? "bo.save" : "officeSuppliers.add")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
