import "@mantine/core/styles/List.css";
import { List } from "@mantine/core";
import type { ReactNode } from "react";
import { quotationsTexts } from "../../../i18n/areas/quotations.ts";
import { useTexts } from "../../../i18n/index.ts";
import { ProductLink } from "../../catalogue/product-link.tsx";
import { findingWords, substituteWords, type Substitute } from "./finding-words.ts";
import type { Finding } from "./quotation-shapes.ts";

interface Props {
  findings: readonly Finding[];
  /** What its reader is told of one instead of what its customer is. */
  told?: (finding: Finding) => string | undefined;
  /** What it is told besides, below it. */
  further?: ((finding: Finding) => ReactNode) | undefined;
}

/** What speaks against ordering a quotation as it stands, with what would stand in. */
export function Findings({ findings, told, further }: Props) {
  const words = useTexts(quotationsTexts);
  return (
    <List size="sm" className="numbers">
      {findings.map((finding, at) => (
        <List.Item key={at}>
          {told?.(finding) ?? findingWords(finding, words)}{" "}
          {"substitute" in finding && finding.substitute && <StandsIn substitute={finding.substitute} />}
          {further?.(finding)}
        </List.Item>
      ))}
    </List>
  );
}

function StandsIn({ substitute }: { substitute: Substitute }) {
  const { name, differences } = substituteWords(substitute, useTexts(quotationsTexts));
  return (
    <>
      <ProductLink id={substitute.productId} size="sm" underline="always">
        {name}
      </ProductLink>
      {differences && ` (${differences})`}
    </>
  );
}
