import { Button, Checkbox, Group, Stack, Text } from "@mantine/core";
import { quotationRequestsTexts } from "../../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../../i18n/index.ts";
import type { AskedForm } from "../asked.ts";
import { CheckedRows } from "./checked-rows.tsx";
import { areAllAccepted, linesOf, takenLines, type Material, type MaterialRow } from "./material.ts";
import { agreedId, rowsId, type CheckedMaterial } from "./use-material.ts";

interface Props {
  form: AskedForm;
  material: CheckedMaterial;
  given: Material;
  rows: readonly MaterialRow[];
}

/** What becomes of each row, before it is sent: refused ones are mended, left out, or sent knowingly to whoever reads them. */
export function SeenRows({ form, material, given, rows }: Props) {
  const { t } = useTexts(quotationRequestsTexts);
  const refused = rows.filter(({ outcome }) => outcome === "refused").length;
  const write = (pasted: string): void => {
    form.setFieldValue("way", "text");
    form.setFieldValue("pasted", pasted);
    material.dropFile();
    if (pasted !== "") material.check({ kind: "text", text: pasted });
  };
  return (
    <Stack id={rowsId} tabIndex={-1} component="section" aria-label={t("quotationRequest.rows.title")} gap="sm">
      <CheckedRows rows={rows} />
      {refused > 0 && (
        <>
          <Text size="sm" c="dimmed">
            {t("quotationRequest.rows.refusedStay")}
          </Text>
          <Group gap="xs">
            {given.kind === "table" && (
              <Button variant="default" size="compact-sm" onClick={() => write(linesOf(rows))}>
                {t("quotationRequest.rows.mend")}
              </Button>
            )}
            <Button variant="default" size="compact-sm" onClick={() => write(takenLines(rows))}>
              {t("quotationRequest.rows.drop", { count: refused })}
            </Button>
          </Group>
        </>
      )}
      {!areAllAccepted(rows) && (
        <Checkbox
          id={agreedId}
          label={t("quotationRequest.rows.agreed")}
          checked={material.isAgreed(given)}
          error={material.isUnseen(given) && t("quotationRequest.rows.unseen")}
          onChange={({ currentTarget }) => material.agree(given, currentTarget.checked)}
        />
      )}
    </Stack>
  );
}
