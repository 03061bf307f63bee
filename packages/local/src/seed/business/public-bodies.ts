import { noteNotice } from "@solvia/core/invoicing/exchange/note-notice";
import { putAside } from "@solvia/core/invoicing/exchange/unread-notice";
import { loadDocument } from "@solvia/core/invoicing/load-document";
import { findOrder } from "@solvia/core/orders/stored-order";
import { instant } from "@solvia/core/platform/time";
import type { Stage } from "./stage.ts";

type Kind = "NE" | "DT" | "AT";

/** What is told of a public body's document days after it was delivered. */
const answers: readonly [story: string, kind: Kind, codes: readonly string[]][] = [
  ["accepted", "NE", ["EC01"]],
  ["refused by its body", "NE", ["EC02"]],
  ["lapsed", "DT", []],
  ["not deliverable", "AT", []],
];

/**
 * What public bodies answer: yes, no, nothing within fifteen days, and one that can't be reached. The exchange of one machine tells it one,
 * ten and fifteen days later by a clock that is everybody's, so it is noted here at the start, as are the notices before it. And a notice
 * that nobody can read.
 */
export async function publicBodies({ act, ago }: Stage, orders: Readonly<Record<string, string>>): Promise<void> {
  const now = ago(0);
  for (const [story, kind, codes] of answers) {
    await act(`invoice ${story}: answered`, async () => {
      const [issued] = (await findOrder(orders[story] ?? ""))?.invoices ?? [];
      const { transmissions } = await loadDocument(issued?.id ?? "");
      await noteNotice({ kind, codes, fileName: transmissions.at(-1)?.fileName ?? "", at: instant(now) }, now);
    });
  }
  await act("a notice that nobody can read", () =>
    putAside({ id: "ZZ-1", tipo: "ZZ", nome: "IT00000000000_00001_ZZ_001.xml", ricevuta: instant(now) }, now),
  );
}
