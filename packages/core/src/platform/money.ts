/** An amount of money in integer euro cents. Net of VAT unless a name says otherwise. */
export type Cents = number & { readonly unit?: "cents" };

/**
 * Divides two integers and rounds half away from zero, the only rounding of money in the product
 * (domain-rules, conventions). Exact for every product below 2^53: nothing passes through a float quotient.
 */
export function divideRounded(numerator: number, denominator: number): number {
  const sign = Math.sign(numerator) * Math.sign(denominator);
  const n = Math.abs(numerator);
  const d = Math.abs(denominator);
  const quotient = Math.floor(n / d);
  const remainder = n - quotient * d;
  return sign * (remainder * 2 >= d ? quotient + 1 : quotient) || 0;
}

/** What amounts come to together; nothing of none. */
export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0);

/** `amount × basisPoints / 10 000`, rounded; 22% is 2200 basis points. */
export function share(amount: Cents, basisPoints: number): Cents {
  return divideRounded(amount * basisPoints, 10_000);
}

/** The unit price after a discount from 0 to 1 (spec 3); the discount counts to four decimals. */
export function discounted(price: Cents, discount: number): Cents {
  return share(price, 10_000 - Math.round(discount * 10_000));
}

/** `amount × part / whole`, rounded half away from zero, whatever their size; nothing of a whole of nothing. None is negative. */
export function portion(amount: Cents, part: number, whole: number): Cents {
  if (whole === 0) return 0;
  if (amount === whole) return part;
  return Number((2n * BigInt(amount) * BigInt(part) + BigInt(whole)) / (2n * BigInt(whole)));
}

/**
 * Splits an amount in proportion to the weights so that the parts add up to it; the cents that rounding left over or
 * made too many go to the largest weights, one to each (domain-rules 1.3). All weights zero: everything goes to the first.
 */
export function allocate(amount: Cents, weights: readonly number[]): Cents[] {
  const total = sumOf(weights);
  if (weights.length === 0) return [];
  if (total === 0) return weights.map((_, index) => (index === 0 ? amount : 0));
  const parts = weights.map((weight) => divideRounded(amount * weight, total));
  const left = amount - sumOf(parts);
  const largestFirst = [...weights.keys()].toSorted((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0));
  for (const index of largestFirst.slice(0, Math.abs(left))) parts[index] = (parts[index] ?? 0) + Math.sign(left);
  return parts;
}
