import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { KitFields } from "@solvia/core/catalogue/kits/kit";
import { fieldProblemsOf } from "@solvia/core/platform/problems";
import { ApiProblem, call } from "../../../../api/client.ts";
import { deleteKit, getKit, listBackOfficeKits, listKits, saveKit } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { officeSuppliersTexts } from "../../../../i18n/areas/office-suppliers.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { fieldErrors, problemText } from "../../../../ui/states.tsx";
import { fieldsOf, mergeKits, valuesOf, type KitConflict, type Values } from "./kit-values.ts";
import type { OfficeKit } from "./office-kit.ts";

/** The kit as it is stored now, of the pages of all; undefined when it has been deleted. */
async function storedKit(id: string): Promise<OfficeKit | undefined> {
  let cursor: string | null | undefined;
  do {
    const page = await call(listBackOfficeKits, { query: { limit: 100, ...(cursor && { cursor }) } });
    const found = page.items.find((kit) => kit.id === id);
    if (found) return found;
    cursor = page.cursor;
  } while (cursor);
  return undefined;
}

const conflicting = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === "version-conflict" || error.code === "not-found");

/** The state of the editor of a kit. `done` hears the id of a saved kit, or nothing when it is deleted. */
export function useKitForm(kit: OfficeKit | undefined, done: (id: string | undefined) => void) {
  const { t } = useTexts(officeKitsTexts, officeSeriesTexts, officeSuppliersTexts);
  const client = useQueryClient();
  const [read, setRead] = useState({ id: kit?.id, version: kit?.version, values: valuesOf(kit) });
  const [conflict, setConflict] = useState<{ conflicts?: KitConflict[] } | undefined>();
  const form = useForm<Values>({ initialValues: read.values });
  const reread = () =>
    Promise.all(
      [listBackOfficeKits, listKits, getKit].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    );
  const fail = (error: unknown) => {
    form.setErrors(fieldErrors(t, error));
    const tooLarge = error instanceof ApiProblem && error.status === 413;
    const message = tooLarge ? t("officeSeries.tooLarge") : problemText(t, error);
    notifications.show({ color: "red", title: t("officeSuppliers.error"), message });
  };
  /** Reads what was saved meanwhile and puts this editor's changes onto it; a deleted kit can be saved as a new one. */
  const merge = async (id: string) => {
    const theirs = await storedKit(id);
    if (!theirs) {
      setRead({ ...read, id: undefined, version: undefined });
      return setConflict({});
    }
    const { values, conflicts } = mergeKits(read.values, form.getValues(), valuesOf(theirs));
    setRead({ id, version: theirs.version, values: valuesOf(theirs) });
    form.setValues(values);
    return setConflict({ conflicts });
  };
  const takeTheirs = () => {
    form.setValues(read.values);
    setConflict(undefined);
  };
  const save = useMutation({
    mutationFn: async (image: File | null) => {
      const key = image && (await upload("kit-image", image));
      const known = read.id !== undefined && { id: read.id, version: read.version };
      const body = { ...known, ...(key && { image: key }), ...fieldsOf(form.getValues()) };
      try {
        return await call(saveKit, { body });
      } catch (error) {
        if (!conflicting(error) || read.id === undefined) throw error;
        await merge(read.id);
        return undefined;
      }
    },
    onSuccess: async (saved) => {
      if (!saved) return;
      notifications.show({ color: "green", message: t("officeSuppliers.saved") });
      setRead({ ...saved, values: form.getValues() });
      setConflict(undefined);
      await reread();
      done(saved.id);
    },
    onError: fail,
  });
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteKit, { params: { id } }),
    onSuccess: async () => {
      notifications.show({ color: "green", message: t("officeKits.deleted") });
      done(undefined);
      await reread();
    },
    onError: fail,
  });

  /** Checks by the rule of the API first. */
  const submit = (image: File | null) => {
    const checked = KitFields.safeParse(fieldsOf(form.getValues()));
    const faults = checked.success ? [] : fieldProblemsOf(checked.error);
    form.setErrors(
      Object.fromEntries(
        faults.map(({ field }) =>
          field.startsWith("parts") ? ["parts", t("officeKits.partsWrong")] : [field, t("fieldProblem.required")],
        ),
      ),
    );
    if (faults.length === 0) save.mutate(image);
  };
  return {
    form,
    submit,
    saving: save.isPending,
    remove: () => kit && remove.mutate(kit.id),
    conflict,
    takeTheirs,
    changed: JSON.stringify(form.getValues()) !== JSON.stringify(read.values),
  };
}
export type KitForm = ReturnType<typeof useKitForm>["form"];
