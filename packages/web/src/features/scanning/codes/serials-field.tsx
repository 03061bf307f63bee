import { Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mainWarehouseId } from "@solvia/core/logistics/warehouses/warehouse";
import { call } from "../../../api/client.ts";
import { listOfficeSerials } from "../../../api/endpoints.gen.ts";
import { officeSerialsTexts } from "../../../i18n/areas/office-serials.ts";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { LimitedArea } from "../../../ui/fields/limited.tsx";
import { problemText } from "../../../ui/states.tsx";
import { codesIn, withCodes } from "./codes-in.ts";

/** A thousand serials of thirty signs. */
const longest = 31_000;
/** Pieces that are read at once of a pallet or a range, and in all. */
const [atOnce, most] = [100, 1000];

interface Props {
  /** Of which article, for whoever hears the field. */
  name: string;
  productId: string;
  /** Its code, for a range; absent where nobody knows it. */
  productCode?: string | undefined;
  /** Where the pieces lie that a pallet or a range adds. */
  warehouseId: string;
  value: string;
  change: (value: string) => void;
}

/** Which pieces are meant: scanned one after the other, pasted as a column, or all of a pallet or a range that lie in a warehouse. */
export function SerialsField({ name, productId, productCode, warehouseId, value, change }: Props) {
  const { t, language } = useTexts(officeSerialsTexts);
  const [wanted, setWanted] = useState("");
  const found = useMutation({
    mutationFn: () => lying(wanted, { productId, productCode, warehouseId }),
    onSuccess: (codes) => {
      if (codes.length === 0) return;
      change(withCodes(value, codes));
      setWanted("");
    },
  });
  return (
    <Stack gap={4}>
      <LimitedArea
        label={t("officeSerials.pieces")}
        aria-label={t("officeSerials.piecesOf", { name })}
        description={t("officeSerials.piecesHint")}
        longest={longest}
        autosize
        minRows={2}
        maxRows={8}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <Text size="xs" c="dimmed" aria-live="polite">
        {t("officeSerials.piecesTold", { pieces: figure(codesIn(value).length, language) })}
      </Text>
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          flex={1}
          miw={0}
          size="xs"
          label={t("officeSerials.palletOrRange")}
          aria-label={t("officeSerials.palletOrRangeOf", { name })}
          value={wanted}
          onChange={(event) => {
            found.reset();
            setWanted(event.currentTarget.value);
          }}
          // A scanner ends what it reads with Enter: that adds the pieces, and never sends the form around this field.
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            if (wanted.trim() && !found.isPending) found.mutate();
          }}
        />
        <Button
          size="xs"
          variant="default"
          aria-label={t("officeSerials.addFoundOf", { name })}
          disabled={!wanted.trim()}
          loading={found.isPending}
          onClick={() => found.mutate()}
        >
          {t("officeSerials.addFound")}
        </Button>
      </Group>
      {found.isError && (
        <Text size="sm" c="red" role="alert">
          {problemText(t, found.error)}
        </Text>
      )}
      {found.data?.length === 0 && (
        <Text size="sm" c="red" role="alert">
          {t("officeSerials.nothingFound")}
        </Text>
      )}
    </Stack>
  );
}

/** The codes of an article's pieces that lie in a warehouse, of a pallet, or from a first serial to a last one ("A001 A040", "A001..A040"). */
async function lying(
  wanted: string,
  { productId, productCode, warehouseId }: Pick<Props, "productId" | "productCode" | "warehouseId">,
): Promise<string[]> {
  const [first = "", last] = wanted.trim().split(/\s+|\.\./);
  const query = last === undefined || !productCode ? { text: first } : { article: productCode, from: first, to: last };
  const codes: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await call(listOfficeSerials, {
      query: { ...query, state: "in_stock", limit: atOnce, ...(cursor && { cursor }) },
    });
    codes.push(
      ...page.items
        .filter((piece) => piece.productId === productId && !piece.scannedFor)
        .filter((piece) => (piece.warehouseId ?? mainWarehouseId) === warehouseId)
        .map(({ code }) => code),
    );
    cursor = page.cursor ?? undefined;
  } while (cursor !== undefined && codes.length < most);
  return codes;
}
