import { useComputedColorScheme } from "@mantine/core";
import { createApiReference } from "@scalar/api-reference";
import "@scalar/api-reference/style.css";
import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { Language } from "@solvia/core/platform/locale";
import curlGuide from "../../../../../docs/api/guide-curl.md?raw";
import typescriptGuide from "../../../../../docs/api/guide-typescript.md?raw";
import sampleShop from "../../../../../docs/api/sample-shop.md?raw";
import { italianWords } from "./italian.ts";
import { titled, type ReferenceDocument } from "./titles.ts";

/** The languages of which the reference's library brings its own words. */
const brought: readonly Language[] = ["en", "de", "es", "fr", "pt"];

/** The guides as they stand in docs/api, without the links to its other pages. */
const guides = [curlGuide, typescriptGuide, sampleShop].map((text) =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, "$1"),
);

/** In the shop's typeface; what sticks while it scrolls stands below the shop's own head. */
const look =
  ".scalar-app { --scalar-font: var(--mantine-font-family); --scalar-custom-header-height: var(--shop-head, 0px); }";

/** How high the shop's head stands over the page, in px, as the width of the window makes it. */
function useHeadHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const head = window.document.querySelector<HTMLElement>("header.header");
    if (!head) return undefined;
    const seen = new ResizeObserver(() => setHeight(head.offsetHeight));
    seen.observe(head);
    return () => seen.disconnect();
  }, []);
  return height;
}

/** The reference itself, of a library that draws with another kit: it has a place of its own in the page and is taken down with it. */
export function Reference({ document, language }: { document: ReferenceDocument; language: Language }) {
  const place = useRef<HTMLDivElement>(null);
  const scheme = useComputedColorScheme("light");
  const head = useHeadHeight();
  useEffect(() => {
    if (!place.current) return undefined;
    const mount = place.current.appendChild(window.document.createElement("div"));
    const { destroy } = createApiReference(mount, {
      content: titled(document, language, guides),
      localization:
        language === "it"
          ? { locale: "it", translations: italianWords }
          : { locale: brought.includes(language) ? language : "en" },
      forceDarkModeState: scheme,
      hideDarkModeToggle: true,
      customCss: look,
      // Nothing is fetched from nor told to anybody but the shop.
      withDefaultFonts: false,
      telemetry: false,
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      showDeveloperTools: "never",
      persistAuth: false,
      documentDownloadType: "none",
      defaultOpenFirstTag: true,
      operationTitleSource: "summary",
      authentication: { preferredSecurityScheme: "resellerKey" },
    });
    return () => {
      destroy();
      mount.remove();
    };
  }, [document, language, scheme]);
  return <div ref={place} style={{ "--shop-head": `${head}px` } as CSSProperties} />;
}
