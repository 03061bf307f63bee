import type { Finding, Quotation } from "../shared/quotation-shapes.ts";

type Living = Pick<Quotation, "living">;

/** Whether it can't be ordered as it stands, while it is open. */
export const isBlocked = ({ living }: Living): boolean => living?.verdict === "no";

const besides: ReadonlySet<Finding["code"]> = new Set<Finding["code"]>(["gone", "stock", "certificate", "terms"]);

/** Whether nothing stands against ordering it but that its customer hasn't declared the reduced rate yet. */
export const isUndeclared = ({ living }: Living): boolean =>
  living !== undefined &&
  living.findings.some(({ code }) => code === "certificate-missing") &&
  !living.findings.some(({ code }) => besides.has(code));
