import { Box, UnstyledButton } from "@mantine/core";
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "../../ui/icons.gen.ts";
import { Outlet } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useTexts } from "../../i18n/index.ts";
import { keepHere, keptHere } from "../../ui/keeping/kept-here.ts";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { useOfflineWords } from "../../ui/network.tsx";
import { KeysHelp } from "./keys-help.tsx";
import { usePaletteKey } from "./open-palette.ts";
import { Places } from "./places.tsx";
import { placesFor } from "./navigation.ts";
import { useColleague } from "../office-kit/use-colleague.ts";
import "../office-kit/styles.ts";
import { officeListsTexts } from "../../i18n/areas/office-lists.ts";

const Palette = lazyPart(async () => (await import("./palette.tsx")).Palette, { overlay: true });

const place = "solvia-office-side";
const isFolded = (): boolean => keptHere(place) === "folded";

interface Props {
  /** On these pages something waits for the network: they say so themselves. */
  waits?: boolean;
}

/** The back office around its pages: navigation with what waits, which folds to its icons, and the command palette (Ctrl or Cmd and K). */
export function OfficeFrame({ waits = false }: Props) {
  const { t } = useTexts(officeListsTexts);
  const [folded, setFolded] = useState(isFolded);
  const colleague = useColleague();
  const works = placesFor(colleague).length > 0;
  usePaletteKey();
  useOfflineWords(waits ? undefined : t("officeHome.offline"));
  const fold = () => {
    setFolded(!folded);
    keepHere(place, folded ? "open" : "folded");
  };
  const Icon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <Box className="office">
      {works && (
        <Box className="office-side" visibleFrom="md" data-folded={folded || undefined}>
          <Places folded={folded} />
          <UnstyledButton
            className="office-fold"
            onClick={fold}
            aria-expanded={!folded}
            title={folded ? t("officeHome.unfold") : undefined}
          >
            <Icon size={18} stroke={1.6} aria-hidden />
            <span className={folded ? "sr-only" : undefined}>
              {t(folded ? "officeHome.unfold" : "officeHome.fold")}
            </span>
          </UnstyledButton>
        </Box>
      )}
      <Box className="office-content">
        <Outlet />
      </Box>
      {works && (
        <>
          <KeysHelp />
          <Suspense fallback={null}>
            <Palette />
          </Suspense>
        </>
      )}
    </Box>
  );
}
