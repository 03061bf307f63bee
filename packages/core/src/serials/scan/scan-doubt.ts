/** What is asked of a scan though the code is a serial: whether a piece is here already, and whether two makers have printed the same. */
export type ScanDoubt = "not-arrived" | "announced" | "other-makers";
