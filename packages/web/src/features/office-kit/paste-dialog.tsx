import { Alert, Badge, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { checkBillOfMaterial as Contract } from "@solvia/core/contract/quoting/quotation-requests";
import type { AnswerOf } from "@solvia/core/contract/endpoint";
import { call } from "../../api/client.ts";
import { checkBillOfMaterial } from "../../api/endpoints.gen.ts";
import { officePasteTexts } from "../../i18n/areas/office-paste.ts";
import { currentCountry } from "../../i18n/country.ts";
import { figure } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { DialogFoot } from "../../ui/dialogs/dialog-foot.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Leaving } from "../../ui/leaving.tsx";
import { LimitedArea } from "../../ui/fields/limited.tsx";
import { Failure } from "../../ui/states.tsx";
import { SmallTable } from "../../ui/table/small-table.tsx";

type Row = AnswerOf<typeof Contract>["rows"][number];

/** An article of a pasted list, with the pieces that it is to have. */
export interface PastedLine {
  productId: string;
  productCode: string;
  name: string;
  quantity: number;
}

interface Props {
  room: number;
  /** Whether the shop's least quantity holds for what is written; it doesn't against what is offered (docs/decisions/quotations.md). */
  minimum: "holds" | "told";
  add: (lines: readonly PastedLine[]) => void;
  onClose: () => void;
}

/** The pieces of a row: what was typed, unless the least quantity holds. */
function piecesOf({ quantity, reasons }: Row, minimum: Props["minimum"]): number | undefined {
  const typed = reasons.find(({ code }) => code === "minimum")?.params?.["before"];
  return quantity !== undefined && minimum === "told" && typeof typed === "number" ? typed : quantity;
}

const linesOf = (rows: readonly Row[], minimum: Props["minimum"]): PastedLine[] =>
  rows.flatMap((row) => {
    const quantity = piecesOf(row, minimum);
    const { productId, name = "", productCode = "" } = row;
    return productId && quantity !== undefined ? [{ productId, productCode, name, quantity }] : [];
  });

/** What a refused row's quantity may mean, for its seller to choose from. */
const meaningsOf = ({ reasons }: Row): { written: string; meant: readonly number[] } | undefined => {
  const { written, meanings } = reasons.find(({ code }) => code === "unclear-quantity")?.params ?? {};
  return typeof written === "string" && typeof meanings === "string"
    ? { written, meant: meanings.split(",").map(Number) }
    : undefined;
};

/** The text with another quantity in one of its rows: the last place where it was written counts. */
function withQuantity(text: string, { row }: Row, { written, pieces }: { written: string; pieces: number }): string {
  const lines = text.split(/\r\n?|\n/);
  const line = lines[row - 1] ?? "";
  const at = line.lastIndexOf(written);
  if (at >= 0) lines[row - 1] = `${line.slice(0, at)}${pieces}${line.slice(at + written.length)}`;
  return lines.join("\n");
}

/** What is left to be mended when the rest was added, as it was written. */
const refusedOf = (text: string, rows: readonly Row[]): string => {
  const lines = text.split(/\r\n?|\n/);
  return rows
    .filter(({ outcome }) => outcome === "refused")
    .map(({ row }) => lines[row - 1] ?? "")
    .join("\n");
};

const colours = { accepted: "leaf", changed: "yellow", refused: "red" } as const;

/** Many lines at once, of codes and quantities as they stand in a mail or a sheet: each row says what became of it before any is added. */
export function PasteDialog({ room, minimum, add, onClose }: Props) {
  const { t, language } = useTexts(officePasteTexts);
  const [text, setText] = useState("");
  /** How many were added, while others are left to be mended. */
  const [added, setAdded] = useState(0);
  const check = useMutation({
    mutationFn: (written: string) =>
      call(checkBillOfMaterial, {
        query: { locale: currentCountry().locale, language },
        body: { material: { kind: "text", text: written } },
      }),
  });
  const checkAnew = (written: string): void => {
    setText(written);
    check.mutate(written);
  };
  const rows = check.data?.rows;
  const lines = linesOf(rows ?? [], minimum);
  const refused = rows?.filter(({ outcome }) => outcome === "refused").length ?? 0;
  const reasonsOf = ({ reasons }: Row): string =>
    reasons
      .map(({ code, params = {} }) =>
        code === "minimum" && minimum === "told"
          ? t("officePaste.minimumTold", params)
          : t(`officePaste.rows.${code}`, params),
      )
      .join(" ");
  return (
    <Dialog title={t("officePaste.act")} size="xl" typed={text !== ""} onClose={onClose}>
      <Leaving dirty={text !== ""} />
      <Stack>
        {added > 0 && (
          <Alert color="orange" role="status">
            {t("officePaste.left", { count: added })}
          </Alert>
        )}
        <LimitedArea
          label={t("officePaste.label")}
          description={t("officePaste.hint")}
          longest={60_000}
          autosize
          minRows={5}
          maxRows={10}
          value={text}
          data-autofocus
          onChange={(event) => {
            setText(event.currentTarget.value);
            check.reset();
          }}
        />
        {!rows && (
          <Group justify="flex-end">
            <Button disabled={text.trim() === ""} loading={check.isPending} onClick={() => check.mutate(text)}>
              {t("officePaste.check")}
            </Button>
          </Group>
        )}
        {check.error && <Failure error={check.error} />}
        {rows && (
          <>
            <SmallTable
              rows={rows}
              keyOf={({ row }) => String(row)}
              most={360}
              columns={[
                {
                  heading: t("officePaste.row"),
                  render: ({ text: written }) => <Text size="sm">{written}</Text>,
                },
                {
                  heading: t("officePaste.result"),
                  render: ({ outcome }) => (
                    <Badge color={colours[outcome]} variant="light" c="bright" tt="none">
                      {t(`officePaste.outcomes.${outcome}`)}
                    </Badge>
                  ),
                },
                {
                  heading: t("officePaste.article"),
                  wide: true,
                  render: (row) => (
                    <>
                      {row.name && <Text size="sm">{`${row.productCode} · ${row.name}`}</Text>}
                      <Text size="xs" c="dimmed">
                        {reasonsOf(row)}
                      </Text>
                      <Meanings of={meaningsOf(row)} choose={(chosen) => checkAnew(withQuantity(text, row, chosen))} />
                    </>
                  ),
                },
                {
                  heading: t("officePaste.quantity"),
                  right: true,
                  render: (row) => {
                    const pieces = piecesOf(row, minimum);
                    return pieces === undefined ? "—" : figure(pieces, language);
                  },
                },
              ]}
            />
            {refused > 0 && <Text size="sm">{t("officePaste.refused", { count: refused })}</Text>}
            {lines.length > room && <Text c="red">{t("officePaste.tooMany", { room })}</Text>}
            <DialogFoot
              action={t("officePaste.add", { count: lines.length })}
              disabled={lines.length === 0 || lines.length > room}
              pending={false}
              onAct={() => {
                add(lines);
                if (refused === 0) return onClose();
                setAdded(lines.length);
                checkAnew(refusedOf(text, rows));
              }}
              onClose={onClose}
            />
          </>
        )}
      </Stack>
    </Dialog>
  );
}

interface MeaningsProps {
  of: ReturnType<typeof meaningsOf>;
  choose: (chosen: { written: string; pieces: number }) => void;
}

/** What a quantity may mean: one press writes it into its row. */
function Meanings({ of, choose }: MeaningsProps) {
  const { t } = useTexts(officePasteTexts);
  if (!of) return null;
  const { written, meant } = of;
  return (
    <Group gap={4} mt={2}>
      {meant.map((pieces) => (
        <Button key={pieces} size="compact-xs" variant="light" onClick={() => choose({ written, pieces })}>
          {t("officePaste.means", { count: pieces })}
        </Button>
      ))}
    </Group>
  );
}
