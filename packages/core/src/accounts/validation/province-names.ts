/** Codes of the Italian provinces with their names, and the other names that people write. */
const rows =
  "AG Agrigento|AL Alessandria|AN Ancona|AO Aosta/Valle d'Aosta|AP Ascoli Piceno|AQ L'Aquila/Aquila|AR Arezzo|AT Asti|AV Avellino|BA Bari|" +
  "BG Bergamo|BI Biella|BL Belluno|BN Benevento|BO Bologna|BR Brindisi|BS Brescia|BT Barletta-Andria-Trani|BZ Bolzano/Bozen/Alto Adige|" +
  "CA Cagliari|CB Campobasso|CE Caserta|CH Chieti|CI Carbonia-Iglesias|CL Caltanissetta|CN Cuneo|CO Como|CR Cremona|CS Cosenza|CT Catania|" +
  "CZ Catanzaro|EN Enna|FC Forlì-Cesena|FE Ferrara|FG Foggia|FI Firenze|FM Fermo|FR Frosinone|GE Genova|GO Gorizia|GR Grosseto|IM Imperia|" +
  "IS Isernia|KR Crotone|LC Lecco|LE Lecce|LI Livorno|LO Lodi|LT Latina|LU Lucca|MB Monza e della Brianza/Monza e Brianza/Monza Brianza/Monza|" +
  "MC Macerata|ME Messina|MI Milano|MN Mantova|MO Modena|MS Massa-Carrara|MT Matera|NA Napoli|NO Novara|NU Nuoro|OG Ogliastra|OR Oristano|" +
  "OT Olbia-Tempio|PA Palermo|PC Piacenza|PD Padova|PE Pescara|PG Perugia|PI Pisa|PN Pordenone|PO Prato|PR Parma|PT Pistoia|" +
  "PU Pesaro e Urbino/Pesaro-Urbino|PV Pavia|PZ Potenza|RA Ravenna|RC Reggio Calabria/Reggio di Calabria|RE Reggio Emilia/Reggio nell'Emilia|" +
  "RG Ragusa|RI Rieti|RM Roma|RN Rimini|RO Rovigo|SA Salerno|SI Siena|SO Sondrio|SP La Spezia/Spezia|SR Siracusa|SS Sassari|SU Sud Sardegna|" +
  "SV Savona|TA Taranto|TE Teramo|TN Trento|TO Torino|TP Trapani|TR Terni|TS Trieste|TV Treviso|UD Udine|VA Varese|VB Verbano-Cusio-Ossola|" +
  "VC Vercelli|VE Venezia|VI Vicenza|VR Verona|VS Medio Campidano|VT Viterbo|VV Vibo Valentia";

/** Without accents, signs and capitals: so that "Forli Cesena" is Forlì-Cesena. */
const bare = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();

const codes: ReadonlyMap<string, string> = new Map(
  rows.split("|").flatMap((row) =>
    row
      .slice(3)
      .split("/")
      .map((name) => [bare(name), row.slice(0, 2)] as const),
  ),
);

/** The code of a province that is written by its code or its name, in whatever letters; any other text in upper case. */
export const provinceCodeOf = (text: string): string => codes.get(bare(text)) ?? text.trim().toUpperCase();

/** Each province by its code, under the name that it has first. */
export const provinceNames: ReadonlyMap<string, string> = new Map(
  rows.split("|").map((row) => [row.slice(0, 2), row.slice(3).split("/")[0] ?? ""] as const),
);
