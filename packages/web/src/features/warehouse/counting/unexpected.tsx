import { Button, Card, Stack } from "@mantine/core";
import { useState, type FormEvent } from "react";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedText } from "../../../ui/fields/limited.tsx";
import { NumberField } from "../../../ui/fields/number-fields.tsx";
import type { Held } from "../../../ui/fields/read-field.tsx";
import { Form } from "../../../ui/form.tsx";

const most = 1_000_000;
/** Characters of a product's code at most: the endpoint's. */
const longestCode = 64;

/** What lies there and stands on no line: by its code, with what was found of it. */
export function Unexpected({ onFound }: { onFound: (productCode: string, counted: number) => void }) {
  const { t } = useTexts(officeWarehouseTexts);
  const [code, setCode] = useState("");
  const [pieces, setPieces] = useState<Held>("");
  const isCode = code.trim() !== "" && code.trim().length <= longestCode;
  const isWhole = isCode && typeof pieces === "number";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWhole) return;
    onFound(code.trim(), pieces);
    setCode("");
    setPieces("");
  };
  return (
    <Card withBorder padding="md" component="section" aria-label={t("floor.counts.unexpected")}>
      <Form typed={false} noValidate onSubmit={submit}>
        <Stack gap="sm">
          <LimitedText
            size="lg"
            label={t("floor.counts.unexpected")}
            placeholder={t("floor.counts.productCode")}
            autoComplete="off"
            longest={longestCode}
            value={code}
            onChange={({ currentTarget }) => setCode(currentTarget.value)}
          />
          <NumberField
            size="lg"
            label={t("floor.counts.pieces")}
            aria-label={t("floor.counts.piecesOf", { name: t("floor.counts.unexpected") })}
            minimum={0}
            maximum={most}
            value={pieces}
            onChange={setPieces}
          />
          <Button type="submit" size="lg" variant="default" disabled={!isWhole}>
            {t("floor.counts.add")}
          </Button>
        </Stack>
      </Form>
    </Card>
  );
}
