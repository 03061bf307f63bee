import { Alert, Button, Group, Modal, SimpleGrid, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { SupplierFields } from "@solvia/core/logistics/supplier";
import { fieldProblemsOf } from "@solvia/core/platform/problems";
import type { listSuppliers as Contract } from "@solvia/core/contract/back-office/catalogue";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { ApiProblem, call } from "../../../../api/client.ts";
import { addSupplier, getBackOfficeProduct, listSuppliers, saveSupplier } from "../../../../api/endpoints.gen.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Form } from "../../../../ui/form.tsx";
import { keepsTyped } from "../../../../ui/keeps-typed.ts";
import { fieldErrors, fieldText } from "../../../../ui/states.tsx";
import { useToldMutation } from "./use-told-mutation.ts";

export type Supplier = AnswerOf<typeof Contract>["items"][number];
const supplierFields = ["companyName", "vatNumber", "email", "telephone"] as const;
type Values = Record<(typeof supplierFields)[number], string>;

const valuesOf = (supplier: Supplier | undefined): Values => ({
  companyName: supplier?.companyName ?? "",
  vatNumber: supplier?.vatNumber ?? "",
  email: supplier?.email ?? "",
  telephone: supplier?.telephone ?? "",
});

/** What is sent: a field that was left empty is left out. */
const bodyOf = ({ companyName, ...others }: Values): SupplierFields => ({
  companyName,
  ...Object.fromEntries(Object.entries(others).filter(([, value]) => value.trim() !== "")),
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
  const { t } = useTexts(officeSuppliersTexts);
  const client = useQueryClient();
  const [theirs, setTheirs] = useState<Supplier>();
  const form = useForm({ initialValues: valuesOf(supplier) });
  const stored = theirs ?? supplier;
  const save = useToldMutation(
    async (body: SupplierFields) => {
      if (!stored) return call(addSupplier, { body });
      const { id, version } = stored;
      try {
        return await call(saveSupplier, { params: { id }, body: { ...body, version } });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === "version-conflict") setTheirs(await storedSupplier(id));
        throw error;
      }
    },
    {
      said: supplier ? "saved" : "added",
      after: async () => {
        onClose();
        await Promise.all(
          [listSuppliers, getBackOfficeProduct].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
        );
      },
    },
  );
  const submit = (values: Values) => {
    const body = bodyOf(values);
    const checked = SupplierFields.safeParse(body);
    if (checked.success) return save.mutate(body, { onError: (error) => form.setErrors(fieldErrors(t, error)) });
    const faults = fieldProblemsOf(checked.error);
    return form.setErrors(
      Object.fromEntries(
        faults.map(({ field, code }) => [
          field,
          fieldText(t, field === "companyName" && !values.companyName.trim() ? "required" : code),
        ]),
      ),
    );
  };
  const theirValue = (field: keyof Values): string | undefined => {
    const value = valuesOf(theirs)[field];
    if (!theirs || value === form.getValues()[field]) return undefined;
    return t("officeSuppliers.theirs", { value: value || "—" });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t(supplier ? "officeSuppliers.edit" : "officeSuppliers.add", { name: supplier?.companyName })}
      closeButtonProps={{ "aria-label": t("common.close") }}
      {...keepsTyped(form.isDirty())}
    >
      <Form typed={form.isDirty()} noValidate onSubmit={form.onSubmit(submit)}>
        {theirs && (
          <Alert color="orange" role="alert" mb="md" title={t("officeSuppliers.conflict")}>
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
              withAsterisk={field === "companyName"}
              type={field === "email" ? "email" : field === "telephone" ? "tel" : "text"}
              {...form.getInputProps(field)}
            />
          ))}
        </SimpleGrid>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={onClose}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t(supplier ? "officeSuppliers.save" : "officeSuppliers.add")}
          </Button>
        </Group>
      </Form>
    </Modal>
  );
}
