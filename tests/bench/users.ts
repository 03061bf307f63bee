import { UserDirectory, type DirectoryRow } from "@solvia/core/accounts/directory/directory";
import { milliseconds, percentile, timings, type Row } from "./measure.ts";

const names = ["Anna", "Mario", "Nicolò", "Giulia", "Luca", "Sofia", "Søren", "Zoë", "Marta", "Paolo"];
const surnames = ["Rossi", "Bianchi", "Verdi", "Neri", "Müller", "Ferrari", "Esposito", "Ricci", "García", "Conti"];
const trades = ["Solar", "Impianti", "Energia", "Elettrica", "Fotovoltaico", "Green", "Power"];
const people = 100_000;

const rows = (): DirectoryRow[] =>
  Array.from({ length: people }, (_, index) => {
    const name = names[index % names.length]!;
    const surname = `${surnames[Math.floor(index / 10) % surnames.length]}${index % 997}`;
    return {
      id: `01J${index}`,
      name,
      surname,
      email: `${name}.${surname}.${index}@example.com`.toLowerCase(),
      ...(index % 3 === 0 && { companyName: `${surname} ${trades[index % trades.length]} S.r.l.` }),
      roles: [],
      createdOn: new Date(1_700_000_000_000 + index * 60_000).toISOString(),
    };
  });

const searches = [
  "rossi",
  "mario rossi12",
  "nicolo verdi",
  "solar",
  "anna.bianchi",
  "zzz",
  "muller energia",
  "example",
];

/** The back office's search of users (spec 5) as a request finds it: every user in the function's memory. */
export async function userRows(): Promise<Row[]> {
  const text = JSON.stringify(rows());
  const [load, directory] = await milliseconds(() => new UserDirectory(JSON.parse(text) as DirectoryRow[]));
  const now = new Date();
  const taken = await timings(200, (index) => directory.search(searches[index % searches.length]!, {}, 50, now));
  const title = `user search, ${people.toLocaleString("en")} users`;
  return [
    { what: `${title}: p50`, measured: percentile(taken, 0.5), unit: "ms" },
    { what: `${title}: p95`, measured: percentile(taken, 0.95), unit: "ms" },
    { what: `${title}: a new snapshot`, measured: load, unit: "ms" },
  ];
}
