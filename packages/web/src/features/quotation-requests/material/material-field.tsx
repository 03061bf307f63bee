import { Alert, Button, Group, SegmentedControl } from "@mantine/core";
import type { ReactNode } from "react";
import { ApiProblem } from "../../../api/client.ts";
import { quotationRequestsTexts } from "../../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { problemText } from "../../../ui/states.tsx";
import { Section } from "../../profile/section.tsx";
import type { AskedForm } from "../asked.ts";
import { materialOf, ways } from "./material.ts";
import { SeenRows } from "./seen-rows.tsx";
import { TypedRows } from "./typed-rows.tsx";
import type { CheckedMaterial } from "./use-material.ts";
import { FileField } from "../../../ui/fields/file-field.tsx";

interface Props {
  form: AskedForm;
  material: CheckedMaterial;
}

/** A bill of material, pasted, as a file or typed, and what becomes of each of its rows. */
export function MaterialField({ form, material }: Props) {
  const { t } = useTexts(quotationRequestsTexts);
  const { way } = form.values;
  const given = materialOf(form.values, material.file);
  const rows = material.rowsOf(given);
  return (
    <Section title={t("quotationRequest.material.title")} hint={t("quotationRequest.material.hint")}>
      <SegmentedControl
        aria-label={t("quotationRequest.material.title")}
        value={way}
        onChange={(next) => form.setFieldValue("way", next)}
        data={ways.map((value) => ({ value, label: t(`quotationRequest.material.ways.${value}`) }))}
      />
      {way === "text" && (
        <LimitedArea
          label={t("quotationRequest.material.paste")}
          placeholder={"SOL-450-M 24\nINV-6000 1"}
          longest={60_000}
          autosize
          minRows={4}
          maxRows={14}
          className="numbers"
          {...form.field("pasted")}
        />
      )}
      {way === "table" && (
        <FileField
          label={t("quotationRequest.material.file")}
          description={t("quotationRequest.material.fileHint")}
          accept=".csv,.txt,.xlsx"
          error={material.isTooLarge && t("quotationRequest.material.tooLarge")}
          onChange={(file) => void material.choose(file)}
        />
      )}
      {way === "rows" && <TypedRows form={form} />}
      <Wrong error={material.error}>{form.errors["material"]}</Wrong>
      {given && !rows && (
        <Group>
          <Button variant="default" loading={material.isPending} onClick={() => material.check(given)}>
            {t("quotationRequest.material.check")}
          </Button>
        </Group>
      )}
      {given && rows && <SeenRows form={form} material={material} given={given} rows={rows} />}
    </Section>
  );
}

/** Why the list can't be read; or what the form says of it. */
function Wrong({ error, children }: { error: unknown; children: ReactNode }) {
  const { t } = useTexts(quotationRequestsTexts);
  if (!error && !children) return null;
  const { code, params } = error instanceof ApiProblem ? error : { code: "", params: {} as Record<string, unknown> };
  return (
    <Alert color="red" role="alert">
      {!error && children}
      {Boolean(error) &&
        (code === "unknown-columns"
          ? t("quotationRequest.material.unknownColumns")
          : params["reason"] === "too-large"
            ? t("quotationRequest.material.tooMany")
            : problemText(t, error))}
    </Alert>
  );
}
