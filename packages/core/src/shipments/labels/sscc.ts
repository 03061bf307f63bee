/** The last digit of a GS1 number: 3 and 1 by turns from the right, up to the next ten (GS1 General Specifications 7.9). */
export function gs1CheckDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * The serial shipping container code of a package: extension digit, company prefix, serial reference, check digit; eighteen digits. Throws where the
 * prefix is none, or its references are used up.
 */
export function ssccOf(companyPrefix: string, reference: number): string {
  if (!/^\d{7,10}$/.test(companyPrefix)) throw new Error("A GS1 company prefix has 7 to 10 digits");
  const room = 16 - companyPrefix.length;
  const serial = String(reference).padStart(room + 1, "0");
  // The extension digit makes the reference one digit longer.
  if (serial.length > room + 1) throw new Error("All references of this GS1 company prefix are used");
  const digits = serial.charAt(0) + companyPrefix + serial.slice(1);
  return `${digits}${gs1CheckDigit(digits)}`;
}
