import { useQuery } from "@tanstack/react-query";
import { queryOf } from "../../../api/client.ts";
import { findSerial, getShipment } from "../../../api/endpoints.gen.ts";
import { officeTexts } from "../../../i18n/areas/office.ts";
import { officeScanningTexts } from "../../../i18n/areas/office-scanning.ts";
import { useTexts } from "../../../i18n/index.ts";
import { IconPackage } from "../../../ui/icons.gen.ts";
import type { FoundGroup } from "./exact-first.ts";
import { described, firstFew, foundGroup } from "./found-group.tsx";
import { isAwaited, type Sought } from "./sought.ts";
import { useIsAsked } from "./use-is-asked.ts";

/** A serial is one word with a digit, as labels have it. */
const serialForm = /^(?=.*\d)[\dA-Z][\dA-Z\-_./+:#*]{5,39}$/;

/**
 * The pieces that have a serial, each with who has it; it leads to the shipment with which it has gone or goes, to its order, to what it was bought with, else to where it
 * lies. Nothing without `asked`, nor for what is no serial.
 */
export function useFoundSerials(text: string, go: (to: string) => () => void): Sought<FoundGroup> {
  const { t } = useTexts(officeTexts, officeScanningTexts);
  const code = text.trim().toUpperCase();
  const mayOpen = useIsAsked(text, getShipment);
  const isAsked = useIsAsked(text, findSerial) && serialForm.test(code);
  const found = useQuery({ ...queryOf(findSerial, { params: { id: code } }), enabled: isAsked, retry: false });
  const rows = firstFew(
    ((isAsked && found.data?.items) || []).map(({ serial, shipmentId, order }) => ({
      id: `serial-${serial.code}-${serial.productId}`,
      label: serial.code,
      description: described(
        t(`scanner.state.${serial.state}`),
        `${serial.brand} ${serial.name}`,
        order && `${order.number} · ${order.customer}`,
      ),
      onClick: go(pageOf({ ...serial, shipmentId }, order?.id, mayOpen)),
    })),
  );
  return { awaited: isAwaited(found), groups: [foundGroup(t("bo.serialNumbers"), IconPackage, rows)] };
}

interface Piece {
  shipmentId?: string | undefined;
  purchaseId?: string | undefined;
  productCode: string;
}

function pageOf({ shipmentId, ...piece }: Piece, orderId: string | undefined, mayOpen: boolean): string {
  if (!mayOpen) return shipmentId ? `/warehouses/outputs/${shipmentId}` : "/scanner";
  if (shipmentId) return `/back-office/shipments/${shipmentId}`;
  if (orderId) return `/back-office/orders/${orderId}`;
  if (piece.purchaseId) return `/back-office/purchases/${piece.purchaseId}`;
  return `/back-office/warehouse?text=${encodeURIComponent(piece.productCode)}`;
}
