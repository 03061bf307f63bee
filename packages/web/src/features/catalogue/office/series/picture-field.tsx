import { Fieldset, Image, Stack } from "@mantine/core";
import { uploadKinds } from "@solvia/core/platform/files/upload-kinds";
import { officeSeriesTexts } from "../../../../i18n/areas/office-series.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { usePreview } from "../../../../ui/fields/use-preview.ts";
import { FileField } from "../../../../ui/fields/file-field.tsx";

interface Props {
  label: string;
  current: string | undefined;
  file: File | null;
  choose: (file: File | null) => void;
  error: string | undefined;
  required: boolean;
  height: number;
  field: string;
}

/** A picture as it is, or as it would be. */
export function PictureField({ label, current, file, choose, error, required, height, field }: Props) {
  const { t } = useTexts(officeSeriesTexts);
  const preview = usePreview(file);
  const source = preview ?? current;
  return (
    <Fieldset legend={label}>
      <Stack>
        {source && (
          <Image
            src={source}
            alt={t(preview ? "officeSeries.newPicture" : "officeSeries.currentPicture", { name: label })}
            fit="contain"
            h={height}
          />
        )}
        <FileField
          label={t("officeSeries.choosePicture")}
          aria-label={`${label}: ${t("officeSeries.choosePicture")}`}
          description={t("officeSeries.pictureHint")}
          accept={uploadKinds["series-image"].types.join(",")}
          value={file}
          onChange={choose}
          withAsterisk={required}
          clearButtonProps={{ "aria-label": t("officeSeries.clearFile") }}
          error={error}
          data-path={field}
        />
      </Stack>
    </Fieldset>
  );
}
