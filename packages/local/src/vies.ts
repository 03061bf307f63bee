import { isVatNumber } from "@solvia/core/accounts/validation/identifiers";
import { demoUsers } from "./demo/users.ts";
import { startStandIn, type StandIn } from "./stand-in.ts";

/**
 * Stands in for VIES on one machine: a number with right check digits is valid. The demonstration companies have their
 * names, all others none, as Germany and Spain answer. A number of nines says that the member state is out of order.
 */
export const startVies = (): Promise<StandIn> =>
  startStandIn(({ url = "" }) => {
    const [, country = "", number = ""] = /^\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(url) ?? [];
    const outOfOrder = /^9+$/.test(number);
    const isValid = !outOfOrder && isVatNumber(number, country);
    const name = demoUsers.find(({ company }) => country === "IT" && company?.vatNumber === number)?.company?.name;
    return {
      body: {
        isValid,
        userError: outOfOrder ? "MS_UNAVAILABLE" : isValid ? "VALID" : "INVALID",
        name: name ?? "---",
        address: name ? "VIA DEI MILLE 12 \n20129 MILANO MI" : "---",
        requestDate: new Date().toISOString(),
        requestIdentifier: "",
      },
    };
  });
