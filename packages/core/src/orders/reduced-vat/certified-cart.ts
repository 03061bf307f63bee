import { activeCertificate, type Certificate } from "../../certificates/index.ts";
import type { User } from "../../platform/access.ts";
import { Problem } from "../../platform/problems.ts";
import { writeCart } from "../cart/cart.ts";
import type { Amounts, Cart } from "../order.ts";
import { modulePowers, wattsOf } from "./module-watts.ts";
import type { OrderCertificate } from "./order-certificate.ts";

/** The copy of a certificate that these lines keep. */
export async function copyOf(certificate: Certificate, lines: Cart["lines"]): Promise<OrderCertificate> {
  const { id, kind, status, validUntil, declaration } = certificate;
  const modules = await modulePowers(lines);
  return {
    id,
    kind,
    status,
    validUntil,
    declaredWatts: declaration.plantWatts,
    watts: wattsOf(lines, modules),
    modules,
  };
}

/**
 * The open order with the certificate that it will be placed under, as it is now. One whose certificate is over, or serves another order, goes
 * back to the full rate, and its buyer is told before they pay more: problem certificate-not-active. Nothing is asked for at the full rate.
 */
export async function withStandingCertificate(user: User, cart: Cart, now: Date): Promise<Cart> {
  if (!cart.reducedVat) return cart;
  const certificate = await activeCertificate(user, now, cart.id);
  if (certificate) return { ...cart, certificate: await copyOf(certificate, cart.lines) };
  await writeCart({ ...cart, reducedVat: false, certificate: undefined }, cart.notices);
  throw new Problem("certificate-not-active");
}

/** Goods that go abroad have no reduced rate: such an order takes nothing from a certificate. */
export const asTaxed = ({ treatment }: Pick<Amounts, "treatment">, { reducedVat, certificate }: Cart) =>
  treatment.rule === "domestic-reduced" ? { reducedVat, certificate } : { reducedVat: false, certificate: undefined };
