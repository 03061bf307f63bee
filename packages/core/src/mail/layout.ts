import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Row,
  Section,
  Text,
  render,
} from "@react-email/components";
import { createElement as h, type CSSProperties, type ReactNode } from "react";
import { seller, sellerVat } from "../content/index.ts";
import type { Language } from "../platform/locale.ts";
import { tagOf } from "../platform/text/reader-format.ts";
import type { Block, Letter } from "./letter.ts";
import { plainLetter } from "./plain-letter.ts";
import { mailTexts } from "./texts/index.ts";

const ink = "#1d2a33";
const quiet = "#5b6b76";
const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const styles = {
  body: { backgroundColor: "#f4f2ec", fontFamily: font, color: ink, margin: 0, padding: "24px 12px" },
  card: { backgroundColor: "#ffffff", borderRadius: 12, maxWidth: 600, padding: "28px 28px" },
  brand: { fontSize: 20, fontWeight: 700, letterSpacing: "-0.02em", color: "#0f5132", margin: "0 0 24px" },
  heading: { fontSize: 22, lineHeight: "28px", margin: "0 0 16px" },
  text: { fontSize: 15, lineHeight: "23px", margin: 0 },
  label: { fontSize: 14, padding: "5px 12px 5px 0", verticalAlign: "top" },
  value: {
    fontSize: 14,
    padding: "5px 0",
    textAlign: "right",
    verticalAlign: "top",
    fontVariantNumeric: "tabular-nums",
  },
  note: { fontSize: 13, lineHeight: "19px", color: quiet, margin: "0 0 8px" },
  button: {
    backgroundColor: "#0f5132",
    borderRadius: 8,
    color: "#ffffff",
    fontSize: 15,
    fontWeight: 600,
    padding: "12px 22px",
    margin: "8px 0 20px",
  },
  link: { color: quiet, textDecoration: "underline" },
  strong: { fontSize: 16, fontWeight: 700, color: ink, padding: "10px 0" },
  section: { marginBottom: 14 },
  rule: { borderColor: "#e6e2d8", margin: "20px 0" },
} satisfies Record<string, CSSProperties>;

const countryName = (language: Language): string =>
  new Intl.DisplayNames(tagOf(language), { type: "region" }).of(seller.countryCode) ?? seller.countryCode;

/** Why it is sent, and by whom. */
const footOf = ({ leave, why }: Letter, language: Language): string[] => [
  leave?.why ?? why ?? mailTexts[language].footer,
  [seller.name, [...seller.address, countryName(language)].join(", "), sellerVat(language)].join(" · "),
];

/** The letter as the two bodies of an e-mail. */
export async function drawLetter(letter: Letter, language: Language): Promise<{ html: string; text: string }> {
  const page = h(
    Html,
    { lang: tagOf(language), dir: "ltr" },
    h(Head),
    h(Preview, null, letter.preview),
    h(
      Body,
      { style: styles.body },
      h(
        Container,
        { style: styles.card },
        h(Text, { style: styles.brand }, "Solvia"),
        h(Heading, { as: "h1", style: styles.heading }, letter.heading),
        ...letter.blocks.map((block, index) => h(Section, { key: index, style: styles.section }, drawBlock(block))),
        letter.action && h(Button, { href: letter.action.url, style: styles.button }, letter.action.label),
        h(Hr, { style: styles.rule }),
        ...footOf(letter, language).map((line) => h(Text, { key: line, style: styles.note }, line)),
        letter.leave &&
          h(Text, { style: styles.note }, h(Link, { href: letter.leave.page, style: styles.link }, letter.leave.label)),
      ),
    ),
  );
  return { html: await render(page), text: plainLetter(letter, language, footOf(letter, language)) };
}

function drawBlock(block: Block): ReactNode {
  switch (block.kind) {
    case "text":
      return h(Text, { style: styles.text }, block.text);
    case "note":
      return h(Text, { style: styles.note }, block.text);
    case "facts":
      return [
        ...block.facts.map((fact, line) => drawRow(fact, line, [quiet, ink])),
        block.total && drawTotal(block.total),
      ];
    case "rows":
      return [block.columns, ...block.rows].map((cells, line) =>
        drawRow(cells, line, line === 0 ? [quiet, quiet] : [ink, ink]),
      );
  }
}

function drawRow(cells: readonly string[], line: number, colors: readonly [label: string, value: string]): ReactNode {
  const children = cells.map((cell, column) => {
    const style = column === 0 ? { ...styles.label, color: colors[0] } : { ...styles.value, color: colors[1] };
    return h(Column, { key: column, style }, cell);
  });
  return h(Row, { key: line, children });
}

const drawTotal = ([label, value]: readonly [string, string]): ReactNode =>
  h(Row, {
    key: "total",
    style: { borderTop: "1px solid #e6e2d8" },
    children: [
      h(Column, { key: 0, style: styles.strong }, label),
      h(Column, { key: 1, style: { ...styles.value, ...styles.strong } }, value),
    ],
  });
