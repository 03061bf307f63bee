import { confirmBankEntries, importBankStatement, setBankEntryAside } from "@solvia/core/contract/back-office/payments";
import { readStatement } from "@solvia/core/import-export/bank/read-statement";
import { confirmEntries } from "@solvia/core/orders/bank/confirm-entries";
import { importEntries } from "@solvia/core/orders/bank/import-entries";
import { listEntries } from "@solvia/core/orders/bank/list-entries";
import { setAside } from "@solvia/core/orders/bank/set-aside";
import { sellersAccount } from "@solvia/core/orders/payment/bank-details";
import { findOrder } from "@solvia/core/orders/stored-order";
import { romeDate } from "@solvia/core/platform/time";
import { asOffice } from "./actors.ts";
import { placed } from "./buying.ts";
import { emails } from "../../demo/known.ts";
import type { Stage } from "./stage.ts";

const { company, consumer, reseller } = emails;

interface Movement {
  nth: number;
  cents: number;
  day: string;
  text: string;
  name?: string;
  credit?: boolean;
  code?: string;
}

const xmlText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const entryOf = ({ nth, cents, day, text, name, credit = true, code }: Movement): string =>
  [
    `<Ntry><Amt Ccy="EUR">${(cents / 100).toFixed(2)}</Amt><CdtDbtInd>${credit ? "CRDT" : "DBIT"}</CdtDbtInd>`,
    `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>DIMOSTRATIVO${nth}</AcctSvcrRef>`,
    code ? `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>${code}</SubFmlyCd></Fmly></Domn></BkTxCd>` : "",
    `<NtryDtls><TxDtls>`,
    name ? `<RltdPties><Dbtr><Pty><Nm>${xmlText(name)}</Nm></Pty></Dbtr></RltdPties>` : "",
    `<RmtInf><Ustrd>${xmlText(text)}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
  ].join("");

const fileOf = (movements: readonly Movement[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${sellersAccount.iban}</IBAN></Id></Acct>${movements.map(entryOf).join("")}</Stmt></BkToCstmrStmt></Document>`;

/** A bank's statement with entries in every state: to be matched by number, by name, by nothing; booked; set aside; charges. */
export async function bankStatement(stage: Stage): Promise<void> {
  const { act, ago } = stage;
  const paid = await placed(stage, "paid by the statement", { email: reseller, days: 3, pieces: { monitor: 4 } });
  const named = await placed(stage, "named by the statement", { email: company, days: 2.5, pieces: { cabinet: 1 } });
  const guessed = await placed(stage, "guessed from the statement", {
    email: consumer,
    days: 2,
    pieces: { wallbox: 1 },
  });
  await act("a bank statement", async () => {
    const now = ago(0.5);
    const day = romeDate(now);
    const [first, second, third] = await Promise.all([paid, named, guessed].map(findOrder));
    if (!first || !second || !third) return;
    const movements: Movement[] = [
      {
        nth: 1,
        cents: first.amounts.total,
        day,
        text: `SALDO ORD ${first.number}`,
        name: first.customer.companyName ?? "",
      },
      { nth: 2, cents: second.amounts.total, day, text: `ord.${second.number.replace("-", "").toLowerCase()} grazie` },
      { nth: 3, cents: 15_000, day, text: "Acconto materiale", name: third.customer.name },
      { nth: 4, cents: 48_800, day, text: "Bonifico a vostro favore", name: "Studio Esempio" },
      { nth: 5, cents: 210_000, day, text: "Giroconto da altro conto", name: "Solvia" },
      { nth: 6, cents: 1_250, day, text: "Commissioni e spese", credit: false, code: "CHRG" },
      { nth: 7, cents: 32_000, day, text: "Insoluto ricevuta bancaria", credit: false, code: "UPDD" },
    ];
    const asked = { account: sellersAccount.iban, today: day, chosen: () => Promise.resolve(undefined) };
    const read = await readStatement(new TextEncoder().encode(fileOf(movements)), "estratto-conto.xml", asked);
    await asOffice({ endpoint: importBankStatement, now }, () => importEntries(read, "estratto-conto.xml", now));
    const { items } = await listEntries({ state: "open", limit: 100 });
    const entryNamed = (nth: number) => items.find(({ reference }) => reference === `DIMOSTRATIVO${nth}`);
    const own = entryNamed(5);
    if (own) {
      await asOffice({ endpoint: setBankEntryAside, params: { id: own.id }, now }, () =>
        setAside(own.id, "Giroconto nostro: non paga ordini"),
      );
    }
    const settled = entryNamed(1);
    if (settled) {
      const orders = [{ number: first.number, amount: first.amounts.total }];
      await asOffice({ endpoint: confirmBankEntries, now }, () => confirmEntries([{ id: settled.id, orders }], now));
    }
  });
}
