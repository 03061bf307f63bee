import { Skeleton } from "@mantine/core";
import { useTexts } from "../../i18n/index.ts";
import "./waiting.css";

/** So many rows and cards fill what is seen at first. */
const rows = 12;
const cards = 4;

interface Props {
  /** The columns' headings, which stand where they will. */
  headings: readonly string[];
  /** As cards. */
  narrow: boolean;
}

/** A list's rows while they are on their way: its line of tools, its head and rows as high as they will be. */
export function WaitingList({ headings, narrow }: Props) {
  const { t } = useTexts();
  return (
    <div role="status" aria-label={t("common.loading")} className="waiting waiting-list">
      <div className="waiting-line" aria-hidden>
        <Skeleton h={14} w={110} />
      </div>
      <div className="list-scroll" aria-hidden>
        {narrow ? <Cards /> : <Rows headings={headings} />}
      </div>
    </div>
  );
}

const Rows = ({ headings }: { headings: readonly string[] }) => (
  <table className="list-table">
    <thead>
      <tr>
        {headings.map((heading, at) => (
          // Two columns may be called the same.
          // oxlint-disable-next-line react/no-array-index-key
          <th key={at}>{heading}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {Array.from({ length: rows }, (_, row) => (
        // Rows that aren't there yet have no other name.
        // oxlint-disable-next-line react/no-array-index-key
        <tr key={row}>
          {headings.map((heading, at) => (
            // oxlint-disable-next-line react/no-array-index-key
            <td key={at}>
              <Skeleton h={12} w={`${45 + ((row * 7 + at * 13) % 5) * 9}%`} miw={24} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Cards = () =>
  Array.from({ length: cards }, (_, at) => (
    // oxlint-disable-next-line react/no-array-index-key
    <div key={at} style={{ padding: 12, borderBottom: "1px solid var(--line)" }}>
      <Skeleton h={16} w={120} mb={14} />
      <Skeleton h={12} w="80%" mb={10} />
      <Skeleton h={12} w="60%" mb={10} />
      <Skeleton h={12} w="70%" />
    </div>
  ));
