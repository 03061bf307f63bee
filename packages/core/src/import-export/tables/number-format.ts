/** How a workbook's cell shows its number. */
export interface NumberFormat {
  isDate: boolean;
  isPercent: boolean;
  /** So many decimals are shown; undefined where all are. */
  shown: number | undefined;
}

/** The formats that every workbook knows without saying them (ECMA-376 part 1, 18.8.30). */
const builtIn: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  9: "0%",
  10: "0.00%",
  ...Object.fromEntries(
    [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58].map((id) => [id, "d/m/y"]),
  ),
  37: "#,##0",
  38: "#,##0",
  39: "#,##0.00",
  40: "#,##0.00",
};

/** What a format's code means; `custom` holds the workbook's own by their number. */
export function numberFormat(id: number, custom: ReadonlyMap<number, string>): NumberFormat {
  const code = custom.get(id) ?? builtIn[id] ?? "";
  const [positive = ""] = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, "").split(";");
  const isNumber = /[0#?]/.test(positive);
  const isDate = !isNumber && /[dy]/i.test(positive);
  const [, decimals] = /[0#?]\.([0#?]+)/.exec(positive) ?? [];
  const isWhole = isNumber && !positive.includes(".") && !/e/i.test(positive) && !positive.includes("/");
  return {
    isDate,
    isPercent: isNumber && positive.includes("%"),
    shown: /e/i.test(positive) ? undefined : (decimals?.length ?? (isWhole ? 0 : undefined)),
  };
}
