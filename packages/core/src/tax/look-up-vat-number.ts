import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import * as z from "zod";
import { setting } from "../platform/config.ts";
import { countryOf, type Locale } from "../platform/locale.ts";
import { Problem } from "../platform/problems.ts";
import { expired } from "../platform/table.ts";
import { instant } from "../platform/time.ts";
import { parseRegisterAddress } from "./register-address.ts";
import { VatDataEntity } from "./vat-data.table.ts";
import { hasRegister } from "./vies-countries.ts";

const timeoutMs = 8000;
const keptSeconds = { valid: 24 * 3600, invalid: 3600 } as const;

/** VIES REST, GET /ms/{country}/vat/{number}. "---" stands for what a country does not reveal. */
const Answer = z.object({
  isValid: z.boolean(),
  userError: z.string(),
  name: z.string().optional(),
  address: z.string().optional(),
  requestIdentifier: z.string().optional(),
});

/**
 * What the register says of a VAT number. Whatever is neither a clear yes nor a clear no (no register, no answer in
 * eight seconds, a member state that is out of order) is unknown, and answers provider-unavailable, 502.
 */
export async function lookUpVatNumber(text: string, locale: Locale, now: Date) {
  const country = countryOf(locale)?.code ?? "";
  const bare = text.toUpperCase().replaceAll(/[\s.-]/g, "");
  const number = bare.startsWith(country) ? bare.slice(country.length) : bare;
  const vat = `${country}${number}`;
  const { Item: known } = await VatDataEntity.build(GetItemCommand).key({ vat }).send();
  if (known && !expired(known, now)) return withParts(known, country);
  if (!hasRegister(country)) throw new Problem("provider-unavailable", { status: "unknown" });
  const { isValid, name, address, requestIdentifier } = await ask(country, number);
  const status = isValid ? ("valid" as const) : ("invalid" as const);
  const data = {
    vat,
    status,
    ...(isValid && { name: told(name), address: told(address) }),
    source: "VIES",
    consultationNumber: requestIdentifier || undefined,
    checkedAt: instant(now),
    expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds[status],
  };
  await VatDataEntity.build(PutItemCommand).item(data).send();
  return withParts(data, country);
}

/** The address also taken apart, for the form that it pre-fills. */
const withParts = <T extends { address?: string | undefined }>(data: T, country: string) => ({
  ...data,
  parts: data.address ? parseRegisterAddress(data.address, country) : undefined,
});

const told = (text: string | undefined): string | undefined => (text && !/^-+$/.test(text) ? text.trim() : undefined);

async function ask(country: string, number: string): Promise<z.output<typeof Answer>> {
  try {
    const url = `${setting("VIES_URL")}/ms/${country}/vat/${encodeURIComponent(number)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const answer = Answer.parse(await response.json());
    if (response.ok && ["VALID", "INVALID"].includes(answer.userError)) return answer;
  } catch {
    // whatever goes wrong with the register, it has not said no
  }
  throw new Problem("provider-unavailable", { status: "unknown" });
}
