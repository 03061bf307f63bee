import { setTimeout } from "node:timers/promises";
import { isVatNumber } from "@solvia/core/accounts/validation/identifiers";
import { demoUsers } from "../demo/users.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/** Numbers with right check digits to which the register answers in a way of its own (docs/local-cloud.md). */
const outOfOrder: ReadonlySet<string> = new Set(["DE333333339"]);
const deregistered: ReadonlySet<string> = new Set(["DE111111117", "RO1111", "XI111111107"]);
/** After how many milliseconds it answers: eight seconds are waited for. */
const slow: ReadonlyMap<string, number> = new Map([
  ["DE222222220", 3000],
  ["ATU22222226", 20_000],
]);

const countryOf = (prefix: string): string => (prefix === "XI" ? "GB" : prefix);

/**
 * Stands in for VIES on one machine: a number with right check digits is valid, but for those above. The demonstration
 * companies have their names, all others none, as Germany and Spain answer. Whoever names themselves gets a consultation
 * number. A number of nines says that the member state is out of order.
 */
export const startVies = (): Promise<StandIn> =>
  startStandIn(async ({ url = "" }) => {
    const { pathname, searchParams } = new URL(url, "http://vies");
    const [, prefix = "", number = ""] = /^\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(pathname) ?? [];
    const vat = `${prefix}${number}`;
    const silent = outOfOrder.has(vat) || /^9+$/.test(number);
    await setTimeout(slow.get(vat) ?? 0);
    const isValid = !silent && !deregistered.has(vat) && isVatNumber(number, countryOf(prefix));
    const name = demoUsers.find(({ company }) => prefix === "IT" && company?.vatNumber === number)?.company?.name;
    return {
      body: {
        isValid,
        userError: silent ? "MS_UNAVAILABLE" : isValid ? "VALID" : "INVALID",
        name: name ?? "---",
        address: name ? "VIA DEI MILLE 12 \n20129 MILANO MI" : "---",
        requestDate: new Date().toISOString(),
        requestIdentifier: isValid && searchParams.get("requesterNumber") ? `WAPIAAAA${vat}` : "",
      },
    };
  });
