/**
 * What is stored is not as its entity's schema says, or would not be once it is written. Names entity, field and what was expected;
 * never a value.
 */
export class UnreadableItem extends Error {
  override readonly name = "UnreadableItem";
  constructor(field: string, why: string) {
    super(`${field}: ${why}`);
  }
}
