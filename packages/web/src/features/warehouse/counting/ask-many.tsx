import { useState, type ReactNode } from "react";
import { piecesWarnings } from "@solvia/core/logistics/stock-warnings";
import { officeWarehouseTexts } from "../../../i18n/areas/office-warehouse.ts";
import { figure } from "../../../i18n/format.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";

/** Asks about very many pieces before they are given: the server's question would come when whoever counted is elsewhere. */
export function useAskMany(): { ask: (pieces: number, give: () => void) => void; dialog: ReactNode } {
  const { t, language } = useTexts(officeWarehouseTexts);
  const [asked, setAsked] = useState<{ pieces: number; give: () => void }>();
  const dialog = asked && (
    <ConfirmDialog
      question={t("floor.counts.manyPieces", { pieces: figure(asked.pieces, language) })}
      onClose={() => setAsked(undefined)}
      onConfirm={() => {
        setAsked(undefined);
        asked.give();
      }}
    />
  );
  return {
    ask: (pieces, give) => (piecesWarnings(pieces).length > 0 ? setAsked({ pieces, give }) : give()),
    dialog,
  };
}
