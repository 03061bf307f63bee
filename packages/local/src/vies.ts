import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { isVatNumber } from "@solvia/core/accounts/validation/identifiers";
import { demoUsers } from "./demo/users.ts";

/**
 * Stands in for VIES on one machine: a number with right check digits is valid. The demonstration companies have their
 * names, all others none, as Germany and Spain answer. A number of nines says that the member state is out of order.
 */
export async function startVies(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const [, country = "", number = ""] = /^\/ms\/([A-Z]{2})\/vat\/(\w+)$/.exec(request.url ?? "") ?? [];
    const outOfOrder = /^9+$/.test(number);
    const isValid = !outOfOrder && isVatNumber(number, country);
    const name = demoUsers.find(({ company }) => country === "IT" && company?.vatNumber === number)?.company?.name;
    response.writeHead(200, { "content-type": "application/json" }).end(
      JSON.stringify({
        isValid,
        userError: outOfOrder ? "MS_UNAVAILABLE" : isValid ? "VALID" : "INVALID",
        name: name ?? "---",
        address: name ? "VIA DEI MILLE 12 \n20129 MILANO MI" : "---",
        requestDate: new Date().toISOString(),
        requestIdentifier: "",
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
