import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { PutItemCommand } from "dynamodb-toolbox/entity/actions/put";
import * as z from "zod";
import { setting } from "../platform/config.ts";
import { instant } from "../platform/time.ts";
import { isFresh, isInVies, prefixOf, type VatCheck } from "./vat-check.ts";
import { VatDataEntity } from "./vat-data.table.ts";

/** As long as a register is waited for (domain-rules 3.5). */
const timeoutMs = 8000;

/** VIES REST, GET /ms/{country}/vat/{number}. "---" stands for what a country does not reveal. */
const Answer = z.object({
  isValid: z.boolean(),
  userError: z.string(),
  name: z.string().optional(),
  address: z.string().optional(),
  requestIdentifier: z.string().optional(),
});

/**
 * What the register says of a VAT number (with its prefix), within eight seconds. Whatever is neither a clear yes nor a
 * clear no is unknown: no register, no answer, a member state that is out of order. A valid answer is remembered for a
 * day, an invalid one for an hour; `again` asks all the same.
 */
export async function askRegister(number: string, now: Date, { again = false } = {}): Promise<VatCheck> {
  if (!again) {
    const { Item: known } = await VatDataEntity.build(GetItemCommand).key({ vat: number }).send();
    if (known && isFresh(known, now)) return checkOf(known);
  }
  const prefix = prefixOf(number);
  const answer = isInVies(prefix) ? await ask(prefix, number.slice(2)) : undefined;
  const consultation = { number, checkedAt: instant(now), ...(isInVies(prefix) && { source: "VIES" }) };
  if (!answer) return { ...consultation, status: "unknown" };
  const status = answer.isValid ? ("valid" as const) : ("invalid" as const);
  const data = {
    vat: number,
    status,
    ...(answer.isValid && { name: revealed(answer.name), address: revealed(answer.address) }),
    source: "VIES",
    consultationNumber: answer.requestIdentifier || undefined,
    checkedAt: consultation.checkedAt,
    expiresAt: Math.floor(now.getTime() / 1000) + keptSeconds,
  };
  await VatDataEntity.build(PutItemCommand).item(data).send();
  return checkOf(data);
}

/** How long the table keeps an answer; `isFresh` says how long it counts. */
const keptSeconds = 24 * 3600;

type Kept = Omit<VatCheck, "number"> & { vat: string };

const checkOf = ({ vat, status, name, address, source, consultationNumber, checkedAt }: Kept): VatCheck => ({
  number: vat,
  status,
  checkedAt,
  source,
  ...(name && { name }),
  ...(address && { address }),
  ...(consultationNumber && { consultationNumber }),
});

const revealed = (text: string | undefined): string | undefined =>
  text && !/^-+$/.test(text) ? text.trim() : undefined;

/** Naming the seller as who asks makes the register give the consultation a number: the proof of the day. */
function requester(): string {
  const own = process.env["VIES_REQUESTER"];
  return own ? `?requesterMemberStateCode=${prefixOf(own)}&requesterNumber=${own.slice(2)}` : "";
}

async function ask(prefix: string, number: string): Promise<z.output<typeof Answer> | undefined> {
  try {
    const url = `${setting("VIES_URL")}/ms/${prefix}/vat/${encodeURIComponent(number)}${requester()}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const answer = Answer.parse(await response.json());
    if (response.ok && ["VALID", "INVALID"].includes(answer.userError)) return answer;
  } catch {
    // whatever goes wrong with the register, it has not said no
  }
  return undefined;
}
