import { notifications } from "@mantine/notifications";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { languages } from "@solvia/core/platform/locale";
import { ApiProblem, call } from "../../../../api/client.ts";
import { deleteKit, listBackOfficeKits, saveKit } from "../../../../api/endpoints.gen.ts";
import { upload } from "../../../../api/upload.ts";
import { officeKitsTexts } from "../../../../i18n/areas/office-kits.ts";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { problemText } from "../../../../ui/states.tsx";
import { fieldsOf, mergeKits, valuesOf, type KitConflict } from "./kit-values.ts";
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
export function useKitForm(kit: OfficeKit | undefined, picture: File | null, done: (id: string | undefined) => void) {
  const { t } = useTexts(officeKitsTexts, officeSeriesTexts, officeTexts);
  const [read, setRead] = useState({ id: kit?.id, version: kit?.version, values: valuesOf(kit) });
  const [conflict, setConflict] = useState<{ conflicts?: KitConflict[] } | undefined>();
  const form = useContractForm(saveKit, {
    values: read.values,
    input: (values) => ({
      body: { ...(read.id !== undefined && { id: read.id, version: read.version }), ...fieldsOf(values) },
    }),
    send: async ({ body }) => {
      const image = picture && (await upload("kit-image", picture));
      return call(saveKit, { body: { ...body, ...(image && { image }) } });
    },
    inWords: ({ field }) => (field.startsWith("parts") ? t("officeKits.partsWrong") : undefined),
    shows: ["parts", ...languages.map((language) => `texts.${language}.name`)],
    at: { "file-too-large": ["image", t("officeSeries.tooLarge")] },
    draft: { of: `kit/${kit?.id ?? "new"}` },
    done: t("bo.saved"),
    failed: t("bo.error"),
    onSaved: (saved, values) => {
      setRead({ ...saved, values });
      setConflict(undefined);
      done(saved.id);
    },
    onRefused: async (error) => {
      if (!conflicting(error) || read.id === undefined) return false;
      await merge(read.id);
      return true;
    },
  });
  /** Reads what was saved meanwhile and puts this editor's changes onto it; a deleted kit can be saved as a new one. */
  const merge = async (id: string) => {
    const theirs = await storedKit(id);
    if (!theirs) {
      setRead({ ...read, id: undefined, version: undefined });
      return setConflict({});
    }
    const { values, conflicts } = mergeKits(read.values, form.getValues(), valuesOf(theirs));
    setRead({ id, version: theirs.version, values: valuesOf(theirs) });
    form.setInitialValues(valuesOf(theirs));
    form.setValues(values);
    return setConflict({ conflicts });
  };
  const takeTheirs = () => {
    form.setValues(read.values);
    setConflict(undefined);
  };
  const remove = useMutation({
    mutationFn: (id: string) => call(deleteKit, { params: { id } }),
    onSuccess: () => {
      notifications.show({ color: "green", message: t("officeKits.deleted") });
      done(undefined);
    },
    onError: (error) => notifications.show({ color: "red", title: t("bo.error"), message: problemText(t, error) }),
  });

  return { form, remove: () => kit && remove.mutate(kit.id), conflict, takeTheirs };
}
export type KitForm = ReturnType<typeof useKitForm>["form"];
