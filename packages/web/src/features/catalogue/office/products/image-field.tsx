import { Fieldset, Image, Stack } from "@mantine/core";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { officeProductsTexts } from "../../../../i18n/areas/office-products.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { usePreview } from "../../../../ui/fields/use-preview.ts";
import { TextField } from "./field-input.tsx";
import type { ProductForm } from "./use-product-form.ts";
import { FileField } from "../../../../ui/fields/file-field.tsx";

interface Props {
  form: ProductForm;
  current: string | undefined;
  file: File | null;
  choose: (file: File | null) => void;
}

const { types, maxBytes } = uploadKinds["product-image"];

/** The product's picture as it is, or as it would be. */
export function ImageField({ form, current, file, choose }: Props) {
  const { t } = useTexts(officeProductsTexts);
  const preview = usePreview(file);
  const source = preview ?? current;
  const tooLarge = file !== null && file.size > maxBytes;
  return (
    <Fieldset legend={t("officeProducts.editor.image")}>
      <Stack>
        {source && (
          <Image
            src={source}
            alt={t(preview ? "officeProducts.editor.newImage" : "officeProducts.editor.currentImage")}
            fit="contain"
            h={200}
          />
        )}
        <FileField
          label={t("officeProducts.editor.chooseImage")}
          description={t("officeProducts.editor.imageHint")}
          accept={types.join(",")}
          value={file}
          onChange={choose}
          error={tooLarge && t("officeProducts.editor.imageTooLarge")}
        />
        <TextField form={form} field="imageAlt" label={t("officeProducts.editor.imageAlt")} longest={200} />
      </Stack>
    </Fieldset>
  );
}
