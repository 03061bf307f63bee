import { plainNumber } from "../../platform/text/plain-number.ts";
import { GetItemCommand } from "dynamodb-toolbox/entity/actions/get";
import { UpdateTransaction } from "dynamodb-toolbox/entity/actions/transactUpdate";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { $remove, $set } from "dynamodb-toolbox/entity/actions/update";
import type { CompanyVat, User } from "../../platform/access.ts";
import { Problem, invalid } from "../../platform/problems.ts";
import { daysLater, romeDate } from "../../platform/time.ts";
import { cancellationReasons } from "../../platform/storing/transaction.ts";
import { demandConfirmed } from "../../platform/confirming/confirmed.ts";
import { askRegister, hasTradeRegister, northernIreland, prefixOf, type VatCheck } from "../../tax/index.ts";
import { changing, loadCompany } from "./change-company.ts";
import { CompanyEntity } from "../account.table.ts";
import { UserEntity } from "../user.table.ts";
import { alike } from "../validation/alike.ts";
import { isVatNumber, vatIdentity } from "../validation/identifiers.ts";

type Company = Awaited<ReturnType<typeof loadCompany>>;
/** As a record has them, or one that is about to be written. */
interface Numbered {
  vatNumber: string;
  countryCode: string;
  tradeVatNumber?: string | undefined;
  vatCheck?: VatCheck | undefined;
  publicBody?: string | undefined;
}

/** The number that a company buys by between states, with its prefix. */
export const buyingNumber = ({ tradeVatNumber, vatNumber, countryCode }: Numbered): string =>
  tradeVatNumber ?? vatIdentity(vatNumber, countryCode);

/** What each of its users' records repeats of a company's number: an answer counts for the number that it is about. */
export function companyVatOf(company: Numbered): CompanyVat {
  const number = buyingNumber(company);
  const { vatCheck, publicBody } = company;
  const body = publicBody === undefined ? {} : { publicBody };
  if (vatCheck?.number !== number) return { number, ...body };
  const { status, checkedAt, source, consultationNumber } = vatCheck;
  return { number, ...body, check: { number, status, checkedAt, source, consultationNumber } };
}

/** How many days with an answer of "invalid" in a week make a flag (domain-rules 5.9). */
const flaggedAt = 2;

/** Whether people should look at a company: the register has called its number invalid twice in seven days. */
export const isVatFlagged = ({ vatInvalidOn = [] }: Pick<Company, "vatInvalidOn">, now: Date): boolean =>
  vatInvalidOn.filter((day) => day > romeDate(daysLater(now, -7))).length >= flaggedAt;

function invalidDays({ vatInvalidOn = [] }: Company, { status }: VatCheck, now: Date): string[] {
  if (status === "valid") return [];
  const lastWeek = vatInvalidOn.filter((day) => day > romeDate(daysLater(now, -7)));
  return status === "invalid" ? [...new Set([...lastWeek, romeDate(now)])] : lastWeek;
}

/**
 * Asks the register about the number that a company buys by and keeps the answer with the company and its users; silence
 * is kept too, and waits for eight seconds at most. `again`: also when an answer of today is remembered.
 */
export async function checkCompanyVat(id: string, now: Date, { again = false } = {}): Promise<Company> {
  const check = await askRegister(buyingNumber(await loadCompany(id)), now, { again });
  return changing(id, async (company) => {
    if (buyingNumber(company) !== check.number) return company;
    return write(company, { vatCheck: check, vatInvalidOn: invalidDays(company, check, now) });
  });
}

/**
 * The back office notes another number that a company buys by, of another member state or Northern Ireland's, once it has
 * made sure that it is the company's own; null takes it away. Nobody gives themselves such a number: it makes orders
 * cost no VAT. The register is asked first: a number that it doesn't call the company's own, because it names nobody or
 * somebody else, doesn't know it or is silent, is taken with a reason alone, which the audit log keeps. Number and answer are one write. Problems:
 * invalid-input, not-found, confirmation-needed (with whom the register names), version-conflict where it isn't the one that was `seen` any more (null: none).
 */
export async function setTradeVatNumber(
  id: string,
  text: string | null,
  { now, seen, reason }: { now: Date; seen: string | null; reason?: string | undefined },
): Promise<Company> {
  const company = await loadCompany(id);
  const number = plainNumber(text ?? "") || undefined;
  const refusal = number && refusalOf(number);
  if (refusal) throw invalid({ field: "tradeVatNumber", code: refusal });
  // The same again is no act: the answer is asked anew by a call of its own.
  if (number === (company.tradeVatNumber ?? undefined)) return company;
  if ((company.tradeVatNumber ?? null) !== seen) throw new Problem("version-conflict");
  if (number) {
    const warnings = ownershipWarnings(await askRegister(number, now), company);
    const confirmed = reason === undefined ? [] : warnings.map(({ code }) => code);
    demandConfirmed([{ field: "tradeVatNumber", warnings, confirmed }]);
  }
  const check = await askRegister(number ?? vatIdentity(company.vatNumber, company.countryCode), now);
  const invalidOn = invalidDays({ ...company, vatInvalidOn: [] }, check, now);
  return changing(id, async (current) => {
    if (buyingNumber(current) !== buyingNumber(company)) throw new Problem("version-conflict");
    return write(current, { tradeVatNumber: number ?? null, vatCheck: check, vatInvalidOn: invalidOn });
  });
}

/** Why the register's answer doesn't say that a number is the company's own, beside both names. */
function ownershipWarnings({ status, name = "" }: VatCheck, { companyName }: Company) {
  const isOwn = status === "valid" && alike(name, companyName);
  return isOwn ? [] : [{ code: "vat-number-not-own", params: { name, company: companyName, status } }];
}

/**
 * Why a company can't buy by this number: an Italian one makes no order cheaper, one without a member state's prefix is in no register.
 * Check digits are known for the countries of the shop; other member states' numbers are left to the register.
 */
function refusalOf(number: string): string | undefined {
  const prefix = prefixOf(number);
  if (prefix === "IT") return "vat-number-italian";
  if (!hasTradeRegister(number)) return "vat-number-prefix";
  if (prefix === northernIreland) return isVatNumber(number, "GB") ? undefined : invalidNumber;
  const known = "ES FR DE RO PT BE LU NL AT BG PL HR".split(" ").includes(prefix);
  const fits = known ? isVatNumber(number, prefix) : /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(number);
  return fits ? undefined : invalidNumber;
}

const invalidNumber = "invalid-vat-number";

/** An object in the place of the one that is there, not mixed with it; the types know no such thing for `any`. */
export const whole = <T extends object>(value: T) => $set(value) as unknown as T;

type Change = Partial<Pick<Company, "vatCheck" | "vatInvalidOn">> &
  Partial<Record<"tradeVatNumber" | "publicBody", string | null>>;

/** What is kept of what may be set, taken away or left as it is. */
const keptOf = (before: string | undefined, change: string | null | undefined): string | undefined =>
  change === undefined ? before : (change ?? undefined);

/** The company, under the version that was read, and what its users' records repeat of it, together. */
async function write(company: Company, { vatCheck, vatInvalidOn, ...change }: Change): Promise<Company> {
  const { tradeVatNumber: before, publicBody: wasBody, ...rest } = company;
  const trade = keptOf(before, change.tradeVatNumber);
  const body = keptOf(wasBody, change.publicBody);
  const after: Company = {
    ...rest,
    version: company.version + 1,
    ...(trade && { tradeVatNumber: trade }),
    ...(body && { publicBody: body }),
    ...(vatCheck && { vatCheck }),
    ...(vatInvalidOn && { vatInvalidOn }),
  };
  try {
    await execute(
      CompanyEntity.build(UpdateTransaction)
        .item({
          id: company.id,
          version: after.version,
          tradeVatNumber: after.tradeVatNumber ?? $remove(),
          publicBody: after.publicBody ?? $remove(),
          vatCheck: after.vatCheck ? whole(after.vatCheck) : $remove(),
          vatInvalidOn: $set(after.vatInvalidOn ?? []),
        })
        .options({ condition: { attr: "version", eq: company.version } }),
      ...company.userIds.map((id) =>
        UserEntity.build(UpdateTransaction)
          .item({ id, companyVat: whole(companyVatOf(after)) })
          .options({ condition: { attr: "companyId", eq: company.id } }),
      ),
    );
  } catch (error) {
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return after;
}

/**
 * The back office notes that a company is a public body, by the six characters of its office's code in the public register (IPA), or that it is none:
 * whose VAT is split isn't for the buyer to say. Its orders keep the code that they are placed under. Problems: invalid-input for what is no
 * such code and for a company abroad, not-found, version-conflict where it isn't the code that was `seen` any more (null: none).
 */
export const setPublicBody = (id: string, text: string | null, seen: string | null): Promise<Company> =>
  changing(id, async (company) => {
    const code = (text ?? "").trim().toUpperCase() || undefined;
    if (code && !/^[A-Z0-9]{6}$/.test(code)) throw invalid({ field: "publicBody", code: "invalid-ipa-code" });
    if (code && company.countryCode !== "IT") throw invalid({ field: "publicBody", code: "not-italian" });
    // The same said by two is said once.
    if (code === company.publicBody) return company;
    if ((company.publicBody ?? null) !== seen) throw new Problem("version-conflict");
    return write(company, { publicBody: code ?? null });
  });

/** The user with what the register says of their company's number now; without a company nothing is asked. */
export async function withCheckedVat(user: User, now: Date): Promise<User> {
  if (!user.companyId) return user;
  return { ...user, companyVat: companyVatOf(await checkCompanyVat(user.companyId, now)) };
}

/** Asks the register about a newly registered user's company, if there is one; for a worker, which nobody waits for. */
export async function checkVatOfUser(userId: string, now: Date): Promise<void> {
  const { Item: user } = await UserEntity.build(GetItemCommand)
    .key({ id: userId })
    .options({ consistent: true })
    .send();
  if (user?.companyId) await checkCompanyVat(user.companyId, now);
}
