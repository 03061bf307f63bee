import { shipmentsInHouse, type EndPapers } from "../../orders/index.ts";
import { annulWrites } from "./issue-document.ts";
import { standingDocument } from "./stored-document.ts";

/** The reason where a consumer has withdrawn; papers are Italian. */
export const withdrawnBefore = "Recesso del cliente prima della partenza";

/**
 * Annuls the transport documents of goods that don't leave any more since their order ends, in the order's own transaction: they stay as annulled, with the
 * reason, and their numbers stay used.
 */
export const annulledWithOrder =
  (reason: string): EndPapers =>
  async (order, now) => {
    const standing = shipmentsInHouse(order).filter(({ transportDocument }) => transportDocument !== undefined);
    const annulled = await Promise.all(
      standing.map(async ({ id }) => annulWrites(await standingDocument(id), reason, now).writes),
    );
    return annulled.flat();
  };
