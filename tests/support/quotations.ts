import { UpdateItemCommand } from "dynamodb-toolbox/entity/actions/update";
import { callerById } from "@solvia/core/accounts/caller-by-id";
import { createDemonstrationUser } from "@solvia/core/accounts/registration/create-demonstration-user";
import { UserEntity } from "@solvia/core/accounts/user.table";
import { amountsOf } from "@solvia/core/orders/amounts";
import { taxFactsOf } from "@solvia/core/orders/cart/cart";
import { placeOrder } from "@solvia/core/orders/placing/place-order";
import { setShippingAddress } from "@solvia/core/orders/sending/prepare-order";
import type { Role, User } from "@solvia/core/platform/access";
import { acceptQuotation } from "@solvia/core/quotations/accepting/accept";
import { createQuotation, type TermsInput } from "@solvia/core/quotations/selling/drafting";
import type { LineInput } from "@solvia/core/quotations/selling/offered-lines";
import type { QuotationLine } from "@solvia/core/quotations/quotation";
import { sendQuotation } from "@solvia/core/quotations/selling/send";
import type { Wish } from "@solvia/core/quotations/accepting/taken-lines";
import { anEmail, password } from "./accounts.ts";
import { now, product } from "./shop.ts";

/** Somebody with these roles. */
export async function employee(roles: readonly Role[]): Promise<User> {
  const id = await createDemonstrationUser({ email: anEmail(), password, name: "Ada", surname: "Neri", roles }, now);
  const user = await callerById(id, now);
  if (!user) throw new Error("nobody was made");
  return user;
}

/** A private buyer who has an account. */
export const customer = (): Promise<User> => employee([]);

/** The customer's agent, whose floor is the highest, and an administrator. */
export async function agentOf({ id }: Pick<User, "id">): Promise<{ agent: User; admin: User }> {
  const [agent, admin] = [await employee(["sales_agent"]), await employee(["admin"])];
  await UserEntity.build(UpdateItemCommand).item({ id, ownerId: agent.id }).send();
  return { agent, admin };
}

/** A line as it is typed again when nothing of it changes. */
export const within = ({ lineId, productId, quantity }: QuotationLine): LineInput => ({ lineId, productId, quantity });

/** A line to be quoted, of an article that is there or of a new one with so many pieces. */
type Wanted = Omit<LineInput, "lineId"> & { pieces?: number };

/** A quotation that was sent to its customer by an administrator, who has no floor, and how it is accepted. */
export async function sentQuotation(wanted: readonly Wanted[], terms: TermsInput = {}) {
  const user = await customer();
  const { agent: owner, admin: agent } = await agentOf(user);
  const lines = await Promise.all(
    wanted.map(async ({ pieces, ...line }) =>
      line.productId || line.service ? line : { ...line, productId: await product(pieces ?? 10) },
    ),
  );
  const draft = await createQuotation(agent, { ...terms, userId: user.id, lines }, now);
  const confirmed = terms.reducedVat ? ["certificate-missing"] : undefined;
  const quotation = await sendQuotation(agent, draft.id, { ...draft, confirmed }, now);
  const accept = (hash = quotation.hash, pieces?: readonly Wish[], at = now, by = user) =>
    acceptQuotation(by, quotation.id, { hash: hash ?? "", name: "Ada Neri", lines: pieces }, at);
  return { agent, owner, user, quotation, accept };
}

export const pickedUp = (user: User, orderId: string) => setShippingAddress(user, orderId, "pickup", now);

/** The order of a whole quotation, to be paid by a bank transfer. */
export async function placedFromQuotation() {
  const made = await sentQuotation([{ pieces: 20, quantity: 2 }]);
  const { cart } = await made.accept();
  const { total: expectedTotal } = amountsOf(await pickedUp(made.user, cart.id), taxFactsOf(made.user, now));
  const order = await placeOrder(made.user, cart.id, { method: "manual_wire_transfer", expectedTotal }, now);
  return { ...made, order };
}
