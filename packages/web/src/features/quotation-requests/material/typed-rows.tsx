import { ActionIcon, Button, Group, Stack } from "@mantine/core";
import { quotationRequestsTexts } from "../../../i18n/areas/quotation-requests.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { IconX } from "../../../ui/icons.gen.ts";
import type { AskedForm } from "../asked.ts";
import { emptyRow } from "./material.ts";

/** The contract takes no more rows. */
const mostRows = 300;

/** A bill of material typed row by row. */
export function TypedRows({ form }: { form: AskedForm }) {
  const { t } = useTexts(quotationRequestsTexts);
  const { rows } = form.values;
  return (
    <Stack gap="xs">
      {rows.map((_, index) => (
        // A row is its place: nothing else tells two empty ones apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Group key={index} gap="xs" wrap="nowrap" align="flex-start">
          <LimitedText
            aria-label={`${t("quotationRequest.material.code")} ${index + 1}`}
            placeholder={t("quotationRequest.material.code")}
            longest={100}
            autoComplete="off"
            flex={1}
            {...form.field(`rows.${index}.code`)}
          />
          <LimitedText
            aria-label={`${t("quotationRequest.material.quantity")} ${index + 1}`}
            placeholder={t("quotationRequest.material.quantity")}
            longest={40}
            autoComplete="off"
            w={{ base: 104, sm: 140 }}
            {...form.field(`rows.${index}.quantity`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t("quotationRequest.material.removeRow", { row: index + 1 })}
            disabled={rows.length === 1}
            onClick={() => form.removeListItem("rows", index)}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      <Group>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={rows.length >= mostRows}
          onClick={() => form.insertListItem("rows", { ...emptyRow })}
        >
          {t("quotationRequest.material.addRow")}
        </Button>
      </Group>
    </Stack>
  );
}
