import { PutTransaction } from "dynamodb-toolbox/entity/actions/transactPut";
import { execute } from "dynamodb-toolbox/entity/actions/transactWrite";
import { loadCompany } from "../../accounts/index.ts";
import {
  isMandateReference,
  mandateEndsOn,
  mandateStateOf,
  maskedIban,
  readSepaIban,
  type BankMandate,
  type MandateScheme,
} from "../../payments/index.ts";
import { invalid, Problem } from "../../platform/problems.ts";
import { GuardEntity } from "../../platform/storing/guard.table.ts";
import { cancellationReasons, conditionFailedAt } from "../../platform/storing/transaction.ts";
import { instant, romeDate, type CivilDate } from "../../platform/time.ts";
import { BankMandateEntity } from "./bank-mandate.table.ts";
import { tellRevoked } from "./revoked-debits.ts";
import { findMandate, mandateWrite } from "./stored-mandate.ts";

/** As it stands on the signed paper. */
interface Signed {
  reference: string;
  signedOn: CivilDate;
  iban: string;
  scheme: MandateScheme;
}

const viewOf = (mandate: BankMandate, today: CivilDate) => ({
  reference: mandate.reference,
  signedOn: mandate.signedOn,
  iban: maskedIban(mandate.iban),
  scheme: mandate.scheme,
  state: mandateStateOf(mandate, today),
  used: mandate.firstUse !== undefined,
  lastUsedOn: mandate.lastUsedOn,
  endsOn: mandateEndsOn(mandate),
  cancelledOn: mandate.cancelledOn,
});

const isSame = (one: Signed, other: Signed): boolean =>
  one.reference === other.reference &&
  one.signedOn === other.signedOn &&
  one.iban === other.iban &&
  one.scheme === other.scheme;

/** A company's last mandate, its account masked. Problem: not-found for no such company. */
export async function mandateOf(companyId: string, now: Date) {
  await loadCompany(companyId);
  const mandate = await findMandate(companyId);
  return { mandate: mandate && viewOf(mandate, romeDate(now)) };
}

/**
 * Notes a mandate that a verified company has signed; one a company is active at a time. The same again changes nothing. Problems:
 * not-found, invalid-transition for a company that isn't verified or has another active one, version-conflict, invalid-input for a reference
 * that isn't one or that another mandate has had, a day in the future or so long ago that it has ended, and no account.
 */
export async function noteMandate(companyId: string, typed: Signed, now: Date) {
  const today = romeDate(now);
  const iban = readSepaIban(typed.iban);
  const { reference, signedOn, scheme } = typed;
  if (!isMandateReference(reference)) throw invalid({ field: "reference", code: "not-sepa" });
  if (signedOn > today) throw invalid({ field: "signedOn", code: "in-the-future" });
  if (mandateEndsOn({ signedOn }) < today) throw invalid({ field: "signedOn", code: "ended" });
  const { status } = await loadCompany(companyId);
  if (status !== "verified") throw new Problem("invalid-transition", { state: status });
  const known = await findMandate(companyId);
  if (known && mandateStateOf(known, today) === "active") {
    if (isSame(known, { reference, signedOn, iban, scheme })) return mandateOf(companyId, now);
    throw new Problem("invalid-transition", { state: "active" });
  }
  const noted = {
    companyId,
    version: (known?.version ?? 0) + 1,
    reference,
    signedOn,
    iban,
    scheme,
    notedOn: instant(now),
  };
  try {
    await execute(
      GuardEntity.build(PutTransaction)
        .item({ kind: "MANDATE", value: reference.toUpperCase(), ownerId: companyId })
        .options({ condition: { attr: "ownerId", exists: false } }),
      BankMandateEntity.build(PutTransaction)
        .item(noted)
        .options({
          condition: known ? { attr: "version", eq: known.version } : { attr: "version", exists: false },
        }),
    );
  } catch (error) {
    // Two clerks who note the same paper at once: the second reads what the first has written.
    const theirs = await findMandate(companyId);
    if (theirs && !theirs.cancelledOn && isSame(theirs, noted)) return mandateOf(companyId, now);
    if (conditionFailedAt(error, 0)) throw invalid({ field: "reference", code: "taken" });
    if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
    throw error;
  }
  return mandateOf(companyId, now);
}

/**
 * The company or the house has cancelled its mandate: nothing more is debited by it, and what waits at the bank for a later day is to be recalled. The same again
 * changes nothing. Problems: not-found, version-conflict.
 */
export async function cancelMandate(companyId: string, now: Date) {
  const mandate = await findMandate(companyId);
  if (!mandate) throw new Problem("not-found");
  if (!mandate.cancelledOn) {
    try {
      await execute(mandateWrite({ ...mandate, cancelledOn: romeDate(now) }));
    } catch (error) {
      if (cancellationReasons(error).some(Boolean)) throw new Problem("version-conflict");
      throw error;
    }
  }
  await tellRevoked(mandate, mandate.cancelledOn ?? romeDate(now), now);
  return mandateOf(companyId, now);
}
