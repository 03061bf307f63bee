import { Button, Stack } from "@mantine/core";
import { useEffect, type ReactNode } from "react";
import { quotationRequestsTexts } from "../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../i18n/index.ts";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Form } from "../../ui/form.tsx";
import { Refused } from "../../ui/forms/refused.tsx";
import { Section } from "../profile/section.tsx";
import type { AskedForm } from "./asked.ts";
import { DraftedWords } from "./drafted-words.tsx";
import { FilesField } from "./request-files.tsx";
import { MaterialField } from "./material/material-field.tsx";
import { materialOf, withArticle } from "./material/material.ts";
import type { CheckedMaterial } from "./material/use-material.ts";

interface Props {
  form: AskedForm;
  material: CheckedMaterial;
  /** Of an article that is asked for, from its page. */
  code: string | undefined;
  /** Who asks. */
  children: ReactNode;
}

/** The fields of a request, whoever asks: words, bill of material, who it is. */
export function AskedFields({ form, material, code, children }: Props) {
  const { t } = useTexts(quotationRequestsTexts);
  useEffect(() => {
    const added = code && withArticle(form.values, code);
    if (!added) return;
    form.setFieldValue("way", added.way);
    form.setFieldValue("pasted", added.pasted);
    form.setFieldValue("rows", added.rows);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for the article that the address names
  }, [code]);
  const rows = material.rowsOf(materialOf(form.values, material.file))?.length ?? 0;
  return (
    <Form {...form.frame}>
      <Stack gap="lg">
        <Section title={t("quotationRequest.text")} hint={t("quotationRequest.textHint")}>
          <LimitedArea
            aria-label={t("quotationRequest.text")}
            longest={5000}
            autosize
            minRows={4}
            maxRows={20}
            {...form.field("text")}
          />
          <DraftedWords form={form} rows={rows} />
        </Section>
        <MaterialField form={form} material={material} />
        <FilesField files={material.files} error={form.errors["files"]} onChange={material.setFiles} />
        {children}
        <Refused form={form} />
        <Button type="submit" size="md" loading={form.isPending || material.isPending}>
          {t("quotationRequest.send")}
        </Button>
      </Stack>
    </Form>
  );
}
