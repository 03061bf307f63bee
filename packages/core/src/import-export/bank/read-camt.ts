import type { EntryKind, ReadStatement, RefusedRow, StatementEntry } from "../../payments/index.ts";
import { Problem } from "../../platform/problems.ts";
import type { CivilDate } from "../../platform/time.ts";
import { judgeEntry, parted, refusedAt } from "./judge-entry.ts";
import { allAt, readTree, textAt, type XmlNode } from "./xml-tree.ts";

/** The versions of CAMT.053 that are read: banks write the second still, and the eighth since November 2025. */
const versions = /camt\.053\.001\.0[28]$/;

const unreadable = (reason: string) => new Problem("unreadable-statement", { reason });

/** ISO 20022's codes of the bank's own charges and interest, and of what takes an earlier movement back. */
const fees = new Set(["CHRG", "FEES", "COMM", "COME", "COMI", "COMT", "TAXE", "INTR"]);
const takenBack = new Set(["UPDD", "PRDD", "RPCR", "RRTN", "UPCT"]);

/**
 * Reads a bank's statement (ISO 20022 camt.053, versions 02 and 08). A collected entry gives one entry for each of its transactions
 * where the bank tells their amounts. An entry that can't be taken is refused by its number, and the others are read.
 * Problem: unreadable-statement with the reason.
 */
export async function readCamt(bytes: Uint8Array, today: CivilDate): Promise<ReadStatement> {
  const document = await documentOf(bytes);
  const statements = allAt(document, "Document/BkToCstmrStmt/Stmt");
  if (statements.length === 0) throw unreadable("no-statement");
  const all = statements.flatMap((statement) => {
    const account = textAt(statement, "Acct/Id/IBAN", "Acct/Id/Othr/Id");
    if (!account) throw unreadable("no-account");
    return allAt(statement, "Ntry").map((entry) => ({ account: account.replaceAll(" ", ""), entry }));
  });
  const booked = all
    .map((one, place) => ({ ...one, place: { is: "entry" as const, row: place + 1 } }))
    .filter(({ entry }) => textAt(entry, "Sts/Cd", "Sts") === "BOOK");
  const judged = booked.flatMap(({ account, entry, place }): (StatementEntry | RefusedRow)[] => {
    const missing = missingIn(entry);
    if (missing) return [refusedAt(place, ...missing)];
    return entriesOf(account, entry).map((one) => judgeEntry(one, place, today));
  });
  return { ...parted(judged), pending: all.length - booked.length };
}

async function documentOf(bytes: Uint8Array): Promise<XmlNode> {
  const root = await readTree(bytes).catch((error: unknown) => {
    if (error instanceof Problem || error instanceof RangeError) throw unreadable("no-xml");
    throw error;
  });
  const spaces = root.children.flatMap(({ attributes }) => Object.values(attributes));
  if (!spaces.some((space) => /camt\.053/.test(space))) throw unreadable("no-statement");
  if (!spaces.some((space) => versions.test(space))) throw unreadable("version");
  return root;
}

/** An amount as XML Schema writes decimals, in the smallest unit of a currency with two decimals. */
function centsOf(node: XmlNode | undefined): { amount: number; currency: string } | undefined {
  const [, whole = "", part = ""] = /^\+?(\d{1,13})(?:\.(\d{0,5}))?$/.exec(node?.text.trim() ?? "") ?? [];
  if (!whole || /[1-9]/.test(part.slice(2))) return undefined;
  const currency = (node?.attributes["Ccy"] ?? "").toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) return undefined;
  return { amount: Number(whole) * 100 + Number(part.slice(0, 2).padEnd(2, "0")), currency };
}

const dayOf = (entry: XmlNode): string =>
  textAt(entry, "BookgDt/Dt", "BookgDt/DtTm", "ValDt/Dt", "ValDt/DtTm")?.slice(0, 10) ?? "";

/** What each entry must have and this one hasn't, or not so that it could be read; with what is written there. */
function missingIn(entry: XmlNode): [RefusedRow["field"], string] | undefined {
  const [amount] = allAt(entry, "Amt");
  if (!centsOf(amount)) return ["amount", `${amount?.attributes["Ccy"] ?? ""} ${amount?.text ?? ""}`];
  if (!dayOf(entry)) return ["date", ""];
  const direction = textAt(entry, "CdtDbtInd") ?? "";
  return direction === "CRDT" || direction === "DBIT" ? undefined : ["direction", direction];
}

function entriesOf(account: string, entry: XmlNode): StatementEntry[] {
  const sum = centsOf(allAt(entry, "Amt")[0]) ?? { amount: 0, currency: "" };
  const bookedOn = dayOf(entry);
  const credit = textAt(entry, "CdtDbtInd") === "CRDT";
  const whole = { account, bookedOn, credit };
  const details = allAt(entry, "NtryDtls/TxDtls");
  const own = details.map((one) => centsOf(allAt(one, "Amt")[0] ?? allAt(one, "AmtDtls/TxAmt/Amt")[0]));
  const parted =
    details.length > 1 &&
    own.every((one) => one?.currency === sum.currency) &&
    own.reduce((total, one) => total + (one?.amount ?? 0), 0) === sum.amount;
  const reference = textAt(entry, "AcctSvcrRef");
  if (!parted) {
    const [first] = details;
    const text =
      [...new Set(details.map(wordsOf).filter(Boolean))].join(" · ") || (textAt(entry, "AddtlNtryInf") ?? "");
    const known = reference ?? textAt(first, "Refs/AcctSvcrRef", "Refs/TxId");
    return sum.amount > 0
      ? [{ ...whole, ...sum, kind: kindOf(entry, first, credit), ...partyOf(first, credit), reference: known, text }]
      : [];
  }
  return details.map((one, place) => ({
    ...whole,
    amount: own[place]?.amount ?? 0,
    currency: sum.currency,
    kind: kindOf(entry, one, credit),
    ...partyOf(one, credit),
    // Of a collected entry all have the entry's own: what is theirs comes first.
    reference: textAt(one, "Refs/AcctSvcrRef", "Refs/TxId") ?? (reference && `${reference}/${place + 1}`),
    text: wordsOf(one),
  }));
}

const wordsOf = (details: XmlNode): string =>
  [
    ...allAt(details, "RmtInf/Ustrd").map(({ text }) => text.trim()),
    ...allAt(details, "RmtInf/Strd/CdtrRefInf/Ref").map(({ text }) => text.trim()),
    ...allAt(details, "Refs/EndToEndId")
      .map(({ text }) => text.trim())
      .filter((id) => id !== "NOTPROVIDED"),
    ...allAt(details, "RtrInf/AddtlInf").map(({ text }) => text.trim()),
  ]
    .filter(Boolean)
    .join(" ")
    .replaceAll(/\s+/g, " ");

/** Who paid, or of what went whom it went to; version 08 has a level more. */
function partyOf(details: XmlNode | undefined, credit: boolean) {
  const side = credit ? "Dbtr" : "Cdtr";
  const name = textAt(
    details,
    `RltdPties/Ultmt${side}/Pty/Nm`,
    `RltdPties/Ultmt${side}/Nm`,
    `RltdPties/${side}/Pty/Nm`,
    `RltdPties/${side}/Nm`,
  );
  const iban = textAt(details, `RltdPties/${side}Acct/Id/IBAN`);
  return { ...(name && { name }), ...(iban && { iban }) };
}

function kindOf(entry: XmlNode, details: XmlNode | undefined, credit: boolean): EntryKind {
  const codes = [entry, ...(details ? [details] : [])].map((node) => textAt(node, "BkTxCd/Domn/Fmly/SubFmlyCd") ?? "");
  const returned = details !== undefined && allAt(details, "RtrInf").length > 0;
  if (returned || textAt(entry, "RvslInd") === "true" || codes.some((code) => takenBack.has(code))) return "return";
  if (!credit && codes.some((code) => fees.has(code))) return "fee";
  return credit ? "transfer" : "debit";
}
