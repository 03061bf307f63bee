import type { Cents } from "../../platform/money.ts";
import type { QuotationLine } from "../quotation.ts";
import type { Verdict } from "./verdict.ts";

/** What became of an article since it was offered: what today's catalogue, warehouse and price list say. */
export interface ArticleToday {
  /** Whether it is still sold. */
  visible: boolean;
  available: number;
  /** Net cents of a piece to this customer today; absent where it has no price. */
  unit?: Cents | undefined;
}

/** What speaks against ordering a quotation as it stands, or is another today. Cents and pieces. */
export type Finding =
  | { code: "gone"; lineId: string; productId: string; name: string }
  | { code: "stock"; lineId: string; productId: string; name: string; available: number; wanted: number }
  | { code: "cheaper"; lineId: string; productId: string; name: string; unit: Cents }
  | { code: "certificate" | "certificate-missing" | "vat"; total: Cents }
  | { code: "terms" };

interface Facts {
  /** The articles, each with the pieces of it that are left to order. */
  articles: readonly (Pick<QuotationLine, "lineId" | "productId" | "name" | "unit" | "shop" | "optional"> & {
    left: number;
  })[];
  today: ReadonlyMap<string, ArticleToday>;
  /** The total as it was sent, as it would be today at the rate that was offered, and at the full one. Cents. */
  totals: { sent: Cents; today: Cents; full: Cents };
  /** It was offered at the reduced rate, which rests on a certificate: its customer never sent one in, or none holds any more. */
  certificateLacks: "missing" | "ended" | undefined;
  /** Whether its customer may have the terms that were agreed. */
  termsOpen: boolean;
}

export interface Living {
  verdict: Verdict;
  findings: readonly Finding[];
}

const certificateCodes = { missing: "certificate-missing", ended: "certificate" } as const;

/** What was found, and whether it stands against ordering. */
interface Weighed {
  finding: Finding;
  blocks: boolean;
}

/**
 * Whether a quotation that is open can still be ordered as it stands (domain-rules 5.3). An article that is sold no more, fewer pieces than
 * are left of it in all its lines, a certificate that has ended or was never sent in and terms that its customer may no longer have stand against it; of what is
 * optional only a word is said. Another total by another treatment of VAT (the customer's class) and a price of
 * the shop that has fallen since it was sent, below the offered one, are told.
 */
export function livingOf({ articles, today, totals, certificateLacks, termsOpen }: Facts): Living {
  const wanted = new Map<string, number>();
  for (const { productId, left, optional } of articles)
    if (!optional) wanted.set(productId, (wanted.get(productId) ?? 0) + left);
  const told = new Set<string>();
  const ofArticles = articles
    .filter(({ left }) => left > 0)
    .flatMap((line): Weighed[] => {
      const { lineId, productId, name, optional, left } = line;
      const now = today.get(productId);
      const about = { lineId, productId, name };
      if (!now?.visible) return [{ finding: { code: "gone", ...about }, blocks: !optional }];
      const pieces = optional ? left : (wanted.get(productId) ?? left);
      if (pieces > now.available) {
        if (told.has(productId)) return [];
        told.add(productId);
        const available = Math.max(0, now.available);
        return [{ finding: { code: "stock", ...about, available, wanted: pieces }, blocks: !optional }];
      }
      return now.unit !== undefined && now.unit < Math.min(line.unit, line.shop ?? line.unit)
        ? [{ finding: { code: "cheaper", ...about, unit: now.unit }, blocks: false }]
        : [];
    });
  const isTaxedElse = !certificateLacks && totals.today !== totals.sent;
  const ofTheWhole: Weighed[] = [
    ...(certificateLacks
      ? [{ finding: { code: certificateCodes[certificateLacks], total: totals.full }, blocks: true }]
      : []),
    ...(isTaxedElse ? [{ finding: { code: "vat" as const, total: totals.today }, blocks: false }] : []),
    ...(termsOpen ? [] : [{ finding: { code: "terms" as const }, blocks: true }]),
  ];
  const all = [...ofArticles, ...ofTheWhole];
  const verdict = all.some(({ blocks }) => blocks) ? "no" : all.length > 0 ? "changed" : "yes";
  return { verdict, findings: all.map(({ finding }) => finding) };
}
