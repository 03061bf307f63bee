import { Badge, Group, Stack, Text } from "@mantine/core";
import { quotationsTexts } from "../../i18n/areas/quotations.ts";
import { money } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { QuantityInput } from "../../ui/fields/quantity-input.tsx";
import type { Line, Quotation, Shared } from "./shared/quotation-shapes.ts";

/** Pieces by the id of their line. */
export type Pieces = Readonly<Record<string, number>>;

interface Props {
  quotation: { current: Shared["current"]; balance: Quotation["balance"] };
  pieces: Pieces;
  choose: (pieces: Pieces) => void;
  /** What a piece of each chosen line costs a private buyer beside the others, once that is told. */
  told: readonly { lineId: string; grossEach: number }[] | undefined;
  /** What is there today of each line of which there is less than is left of it. */
  there: Pieces;
  /** The lines whose field says something that isn't their pieces, and what to do when a line becomes or is no more one of them. */
  open: readonly string[];
  setOpen: (lineId: string, isOpen: boolean) => void;
}

/**
 * So many pieces of each line that is left, what is optional too, as its page tells prices. What the choice of a private buyer comes to is told
 * by its sums alone, which the server works out: a service's VAT follows the goods that are taken.
 */
export function ChosenPieces({ quotation, pieces, choose, told, there, open, setOpen }: Props) {
  const { t, language } = useTexts(quotationsTexts);
  const { current, balance } = quotation;
  const isNet = current.basis === "net";
  const leftOf = (id: string) => balance.find(({ lineId }) => lineId === id)?.left ?? 0;
  const mostOf = (id: string) => there[id] ?? leftOf(id);
  const net = current.lines.reduce((total, { lineId, unit }) => total + unit * (pieces[lineId] ?? 0), 0);
  const eachOf = ({ lineId, unit, grossEach }: Line): number =>
    isNet ? unit : (told?.find((one) => one.lineId === lineId)?.grossEach ?? grossEach);
  const isOther = !isNet && current.lines.some((line) => eachOf(line) !== line.grossEach);
  return (
    <Stack gap="sm">
      {current.lines
        .filter(({ lineId }) => leftOf(lineId) > 0)
        .map((line) => {
          const { lineId, name, brand, optional } = line;
          return (
            <Group key={lineId} justify="space-between" gap="sm" align="flex-start">
              <div style={{ flex: "1 1 12rem", minWidth: 0 }}>
                <Text size="sm" fw={600}>
                  {brand} {name}
                </Text>
                <Group gap="xs">
                  <Text size="xs" c="dimmed" className="numbers">
                    {money(eachOf(line), language)}
                  </Text>
                  {optional && (
                    <Badge variant="light" color="blue" c="bright" size="sm" tt="none">
                      {t("quotation.lines.optional")}
                    </Badge>
                  )}
                </Group>
              </div>
              <QuantityInput
                name={name}
                label={`${t("quotation.lines.pieces")}: ${name}`}
                value={pieces[lineId] ?? 0}
                beside
                minimum={0}
                maximum={mostOf(lineId)}
                {...(there[lineId] === undefined && {
                  tooMany: t("quotation.accept.onlyLeft", { pieces: leftOf(lineId) }),
                })}
                onOpen={(isOpen) => setOpen(lineId, isOpen)}
                onChange={(quantity) => choose({ ...pieces, [lineId]: quantity })}
              />
            </Group>
          );
        })}
      {isNet && (
        <Group justify="space-between" className="numbers">
          <Text size="sm">{t("quotation.accept.chosen")}</Text>
          <Text fw={700}>{open.length > 0 ? "–" : money(net, language)}</Text>
        </Group>
      )}
      {isOther && (
        <Text size="xs" c="dimmed">
          {t("quotation.accept.vatMoves")}
        </Text>
      )}
      {Object.values(pieces).every((quantity) => quantity === 0) && (
        <Text size="sm" c="red" role="alert">
          {t("quotation.accept.nothing")}
        </Text>
      )}
    </Stack>
  );
}
