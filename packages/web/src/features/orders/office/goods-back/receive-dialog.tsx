import { Text } from "@mantine/core";
import { resolveReturn } from "../../../../api/endpoints.gen.ts";
import { officeReturnsTexts } from "../../../../i18n/areas/office-returns.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { DialogFoot } from "../../../../ui/dialogs/dialog-foot.tsx";
import { FormDialog } from "../../../../ui/dialogs/form-dialog.tsx";
import { Refused } from "../../../../ui/forms/refused.tsx";
import { useContractForm } from "../../../../ui/forms/use-contract-form.ts";
import { CameLines } from "./came-lines.tsx";
import { rowKey } from "../../returns/piece-rows.ts";
import { type AwaitedLine, cameWithSerials, isTooMany, nothingCame, piecesOf } from "./came-values.ts";
import type { OfficeReturn } from "./office-return.ts";

interface Props {
  request: OfficeReturn;
  onClose: () => void;
}

/** What a request still waits for: each article once, of one with several prices each of them. */
const awaitedOf = ({ lines }: OfficeReturn): AwaitedLine[] =>
  [...Map.groupBy(lines, rowKey).values()].flatMap((own) => {
    const awaited = own.map(({ quantity, received }) =>
      received.reduce((left, came) => left - came.quantity, quantity),
    );
    return own.slice(0, 1).map(({ productId, unit, name }) => ({
      productId,
      unit,
      name,
      awaited: awaited.reduce((sum, pieces) => sum + pieces, 0),
    }));
  });

/** What has come back now of a request to return goods. */
export function ReceiveDialog({ request, onClose }: Props) {
  const { t } = useTexts(officeReturnsTexts, officeTexts);
  const { id, revision } = request;
  const lines = awaitedOf(request);
  const form = useContractForm(resolveReturn, {
    values: nothingCame,
    input: (values) => ({
      params: { id },
      body: { revision, action: "receive" as const, lines: cameWithSerials(lines, values) },
    }),
    check: ({ came }) => ({
      lines:
        (piecesOf(lines, came).length === 0 && t("officeReturns.noneCame")) ||
        lines
          .filter((line) => isTooMany(line, came))
          .map(({ awaited }) => t("officeReturns.tooMany", { awaited }))
          .at(0),
    }),
    shows: ["lines"],
    done: t("bo.saved"),
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={t("officeReturns.acts.receive")} size="lg" onClose={onClose}>
      <Text size="sm">{t("officeReturns.asks.receive")}</Text>
      <CameLines
        lines={lines}
        values={form.values}
        change={(values) => form.setValues(values)}
        error={form.errors["lines"]}
      />
      <Refused form={form} />
      <DialogFoot action={t("officeReturns.acts.receive")} pending={form.isPending} onClose={onClose} />
    </FormDialog>
  );
}
