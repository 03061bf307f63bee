import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { KitFields } from "@solvia/core/catalogue/kits/kit";
import { fieldProblemsOf } from "@solvia/core/platform/problems";
import { ApiProblem, call } from "../../../api/client.ts";
import { deleteKit, getKit, listBackOfficeKits, listKits, saveKit } from "../../../api/endpoints.gen.ts";
import { upload } from "../../../api/upload.ts";
import { useTexts } from "../../../i18n/index.ts";
import { fieldErrors, problemText } from "../../../ui/states.tsx";
import type { Part } from "./kit-parts.tsx";
import type { OfficeKit } from "./office-kits-page.tsx";

const noText = { name: "", description: "" };

const valuesOf = (kit: OfficeKit | undefined) => ({
  visibility: kit?.visibility ?? true,
  /** Percent; a text while it is typed. */
  discount: (Math.round((kit?.discount ?? 0) * 10_000) / 100) as number | string,
  texts: { it: kit?.texts.it ?? noText, en: kit?.texts.en ?? noText },
  parts: (kit?.parts ?? []) as Part[],
});
type Values = ReturnType<typeof valuesOf>;

/** What the API takes of the values; an English text without a name is none. */
const fieldsOf = ({ visibility, discount, texts, parts }: Values) => ({
  visibility,
  discount: Math.round(Number(discount) * 100) / 10_000,
  texts: { it: texts.it, ...(texts.en.name.trim() && { en: texts.en }) },
  parts: parts.map(({ productId, quantity }) => ({ productId, quantity: Number(quantity) })),
});

/** The state of the editor of a kit. `done` hears the id of a saved kit, or nothing when it is deleted. */
export function useKitForm(kit: OfficeKit | undefined, done: (id: string | undefined) => void) {
  const { t } = useTexts();
  const client = useQueryClient();
  const form = useForm<Values>({ initialValues: valuesOf(kit) });
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
  const save = useMutation({
    mutationFn: async (image: File | null) => {
      const key = image && (await upload("kit-image", image));
      const known = kit && { id: kit.id, version: kit.version };
      return call(saveKit, { body: { ...known, ...(key && { image: key }), ...fieldsOf(form.getValues()) } });
    },
    onSuccess: async ({ id }) => {
      notifications.show({ color: "green", message: t("officeSuppliers.saved") });
      await reread();
      done(id);
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
  const conflict = save.error instanceof ApiProblem && save.error.code === "version-conflict";
  return { form, submit, saving: save.isPending, remove: () => kit && remove.mutate(kit.id), conflict };
}
export type KitForm = ReturnType<typeof useKitForm>["form"];
