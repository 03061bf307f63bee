import { FileInput, type FileInputProps } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import { IconUpload } from "../icons.gen.ts";

/** A field for a file: it looks like one while it is empty, and what was chosen can be taken out again. */
export function FileField<Multiple extends boolean = false>(props: FileInputProps<Multiple>) {
  const { t } = useTexts();
  return (
    <FileInput
      leftSection={<IconUpload size={16} />}
      clearable
      clearButtonProps={{ "aria-label": t("common.close") }}
      {...props}
    />
  );
}
