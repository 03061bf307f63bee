import { Alert, Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReadCode } from "@solvia/core/serials/codes/read-code";
import { queryOf } from "../../api/client.ts";
import { getIncomingMovement } from "../../api/endpoints/warehouse.gen.ts";
import { officeWarehouseTexts } from "../../i18n/areas/office-warehouse.ts";
import { date, dateTime } from "../../i18n/format.ts";
import { useTexts } from "../../i18n/index.ts";
import { AnchorLink } from "../../ui/links.tsx";
import { Failure } from "../../ui/states.tsx";
import { Waiting } from "../../ui/waiting/waiting.tsx";
import { SerialListDialog } from "../scanning/lists/serial-list-dialog.tsx";
import { MovementScanner } from "../scanning/movement-scanner.tsx";
import { signal } from "../scanning/signal.ts";
import { FloorPage } from "./floor-page.tsx";
import type { Incoming } from "./incoming.ts";
import { useKeptPallet } from "./kept-receipt.ts";
import { openLine } from "./open-line.ts";
import { Pallets, type Wrong } from "./pallets.tsx";
import { Receipt } from "./receipt.tsx";

/** One delivery: its pallets and pieces are scanned, what came is counted from nought, and recorded. */
export function InputPage({ id }: { id: string }) {
  const { t } = useTexts(officeWarehouseTexts);
  const back = (
    <AnchorLink to="/warehouses/inputs" size="sm">
      {t("floor.inputs")}
    </AnchorLink>
  );
  return (
    <FloorPage title={t("floor.input")} back={back}>
      <Delivery id={id} />
    </FloorPage>
  );
}

function Delivery({ id }: { id: string }) {
  const { t, language } = useTexts(officeWarehouseTexts);
  const read = useQuery(queryOf(getIncomingMovement, { params: { id } }));
  if (!read.data) {
    if (read.error) return <Failure error={read.error} retry={() => void read.refetch()} />;
    return <Waiting shape="record" />;
  }
  const { data } = read;
  const { supplierName, purchaseNumber, reference, forecastOn, reason, state, doneOn } = data;
  return (
    <>
      <div>
        {supplierName && <Text fw={600}>{t("floor.from", { name: supplierName })}</Text>}
        <Text size="sm" c="dimmed">
          {[purchaseNumber, reference, reason, forecastOn && date(forecastOn, language)].filter(Boolean).join(" · ")}
        </Text>
      </div>
      {state === "done" && doneOn && (
        <Alert color="green" title={t("floor.received")}>
          {t("floor.receivedOn", { on: dateTime(doneOn, language) })}
          {data.notes && <Text size="sm">{data.notes}</Text>}
        </Alert>
      )}
      {state === "cancelled" && <Alert color="orange">{t("floor.cancelled")}</Alert>}
      {state === "forecast" ? <Open delivery={data} /> : <Lines delivery={data} />}
    </>
  );
}

const Lines = ({ delivery: { lines } }: { delivery: Incoming }) =>
  lines.map(({ productId, productCode, name, quantity }) => (
    <Text key={productId}>{`${productCode} · ${name}: ${quantity}`}</Text>
  ));

/** The pallet that a code names, by its label or as it is typed. */
const palletBy = (pallets: Incoming["pallets"], { sscc, text, serials }: ReadCode) =>
  pallets.find((one) => one.sscc === sscc || one.sscc === text || serials.includes(one.sscc));

function Open({ delivery }: { delivery: Incoming }) {
  const { t } = useTexts(officeWarehouseTexts);
  const kept = useKeptPallet(delivery.id);
  const { sscc: opened, samples, missing } = kept.value;
  const [wrong, setWrong] = useState<{ code: string; is: Wrong }>();
  const [isListOpen, setListOpen] = useState(false);
  const { id, pallets } = delivery;
  const pallet = pallets.find(({ sscc, receivedOn }) => sscc === opened && !receivedOn);
  const open = (sscc: string | undefined) => {
    if (sscc === undefined) kept.forget();
    else if (sscc !== opened) kept.change({ sscc, samples: [], missing: [] });
    setWrong(undefined);
  };
  /** While a pallet is open its pieces are samples; a pallet's own code opens it. */
  const intercept = (code: ReadCode): boolean => {
    const named = palletBy(pallets, code);
    if (named) {
      open(named.receivedOn ? undefined : named.sscc);
      return true;
    }
    if (!pallet) {
      const isUnknown = pallets.length > 0 && code.other?.kind === "pallet" && code.other.isCertain;
      setWrong(isUnknown ? { code: code.sscc ?? code.text, is: "palletUnknown" } : undefined);
      if (isUnknown) signal("refused");
      return isUnknown;
    }
    const serial = code.serials.find((one) => pallet.pieces.some((piece) => piece.code === one));
    const refuse = (refused: string, is: Wrong) => {
      setWrong({ code: refused, is });
      signal("refused");
    };
    if (serial === undefined) refuse(code.serials[0] ?? code.text, "palletWrong");
    else if (samples.includes(serial)) refuse(serial, "palletTwice");
    else {
      setWrong(undefined);
      kept.change({ samples: [...samples, serial] });
    }
    return true;
  };
  return (
    <>
      <Button size="md" variant="default" onClick={() => setListOpen(true)}>
        {t("floor.list.title")}
      </Button>
      {isListOpen && <SerialListDialog movementId={id} onClose={() => setListOpen(false)} />}
      <Pallets
        delivery={delivery}
        pallet={pallet}
        samples={samples}
        missing={missing}
        wrong={wrong}
        onOpen={open}
        onMissing={(codes) => kept.change({ missing: codes })}
      />
      <MovementScanner movementId={id} {...openLine(delivery.lines)} bare intercept={intercept} />
      <Receipt delivery={delivery} />
    </>
  );
}
