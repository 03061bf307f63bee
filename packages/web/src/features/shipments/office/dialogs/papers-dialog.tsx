import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { mostPrinted, type PaperKind } from "@solvia/core/shipments/bulk/paper-kinds";
import { call } from "../../../../api/client.ts";
import { issueTransportDocument } from "../../../../api/endpoints.gen.ts";
import { officeShipmentsTexts } from "../../../../i18n/areas/office-shipments.ts";
import { officeTexts } from "../../../../i18n/areas/office.ts";
import { useTexts } from "../../../../i18n/index.ts";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { eachRow } from "../../../../ui/list/each-row.ts";
import { problemText } from "../../../../ui/states.tsx";
import { SmallTable } from "../../../../ui/table/small-table.tsx";
import type { KnownCarrier } from "../carriers/carrier-form.tsx";
import { CarrierForMany, lacksCarrier } from "../carriers/carrier-for-many.tsx";
import { saidCarrier } from "../carriers/said-carrier.ts";
import type { ShipmentRow } from "../shipment.ts";

/** What is said of a shipment's document: that it was issued, or stood there; or why there is none. */
interface Outcome {
  number?: string | undefined;
  refusal?: unknown;
}

interface Props {
  rows: readonly ShipmentRow[];
  onClose: () => void;
}

/**
 * The transport documents of many shipments: those that lack one get theirs, each by itself, with what was refused and why row by row; then all that stand are printed as one file, with their
 * labels.
 */
export function PapersDialog({ rows, onClose }: Props) {
  const { t } = useTexts(officeTexts, officeShipmentsTexts);
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [carrier, setCarrier] = useState<KnownCarrier>();
  const standing = ({ id, documentNumber }: ShipmentRow): Outcome =>
    outcomes.get(id) ?? (documentNumber === undefined ? {} : { number: documentNumber });
  const issuing = useMutation({
    mutationFn: (lacking: readonly ShipmentRow[]) =>
      eachRow(
        lacking,
        (row) =>
          call(issueTransportDocument, {
            params: { id: row.id },
            body: carrier && lacksCarrier(row) ? { by: "carrier" as const, carrier: saidCarrier(carrier) } : {},
          }),
        (one) =>
          setOutcomes((known) =>
            new Map(known).set(
              one.row.id,
              "refusal" in one ? { refusal: one.refusal } : { number: one.answer.transportDocument?.number },
            ),
          ),
      ),
  });
  const lacking = rows.filter((row) => standing(row).number === undefined);
  const documented = rows.filter((row) => standing(row).number !== undefined);
  const words = (row: ShipmentRow): string => {
    const { number, refusal } = standing(row);
    if (number !== undefined) return number;
    return refusal === undefined ? t("officeShipments.papersOfMany.none") : problemText(t, refusal);
  };
  return (
    <Dialog size="lg" title={t("officeShipments.papersOfMany.title", { count: rows.length })} onClose={onClose}>
      <Stack gap="sm">
        <SmallTable
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { heading: t("officeShipments.order"), strong: true, render: ({ orderNumber }) => orderNumber },
            { heading: t("officeShipments.customer"), wide: true, render: ({ customerName }) => customerName },
            {
              heading: t("officeShipments.document"),
              wide: true,
              render: (row) => (
                <Text span size="sm" {...(standing(row).refusal !== undefined && { c: "red" })}>
                  {words(row)}
                </Text>
              ),
            },
          ]}
        />
        <div role="status">
          {issuing.isSuccess && lacking.length > 0 && (
            <Alert color="orange">{t("officeShipments.papersOfMany.refused", { count: lacking.length })}</Alert>
          )}
        </div>
        <CarrierForMany rows={lacking} chosen={carrier} onChoose={setCarrier} />
        <Text size="sm" c="dimmed">
          {t("officeShipments.papersOfMany.hint")}
        </Text>
        <Group justify="flex-end">
          {lacking.length > 0 && (
            <Button loading={issuing.isPending} onClick={() => issuing.mutate(lacking)}>
              {t("officeShipments.papersOfMany.issue", { count: lacking.length })}
            </Button>
          )}
          {documented.length > 0 && !issuing.isPending && <Prints rows={documented} />}
        </Group>
      </Stack>
    </Dialog>
  );
}

/** The ways to print, in files of as many as one takes. */
function Prints({ rows }: { rows: readonly ShipmentRow[] }) {
  const { t } = useTexts(officeShipmentsTexts);
  const files = Array.from({ length: Math.ceil(rows.length / mostPrinted) }, (_, at) =>
    rows.slice(at * mostPrinted, (at + 1) * mostPrinted),
  );
  const kinds = [undefined, "documents", "labels"] as const satisfies (PaperKind | undefined)[];
  return files.map((file, at) =>
    kinds.map((kind) => (
      <Button
        key={`${at}-${kind ?? "all"}`}
        component="a"
        variant="default"
        target="_blank"
        href={`/api/back-office/shipments-papers?${new URLSearchParams({
          ids: file.map(({ id }) => id).join(","),
          ...(kind && { kind }),
        }).toString()}`}
      >
        {[t(`officeShipments.papersOfMany.print.${kind ?? "all"}`), files.length > 1 && `${at + 1}/${files.length}`]
          .filter(Boolean)
          .join(" ")}
      </Button>
    )),
  );
}
