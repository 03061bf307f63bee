import type { CivilDate } from "../platform/time.ts";

/** Where pages of advice lead, by what their texts call it. */
export const wayPaths = {
  quotation: "/request-quotation",
  registration: "/registration",
  plans: "/plans",
  contact: "/contact",
  catalogue: "/search",
  kits: "/kit",
} as const;
type Way = keyof typeof wayPaths;

/** The pages of advice themselves, by their texts. */
export const guidancePaths = {
  "dropshipping-services-for-photovoltaic-products": "/dropshipping-services-for-photovoltaic-products",
  "commercial-and-industrial-photovoltaic-solutions": "/commercial-and-industrial-photovoltaic-solutions",
  "consulenza-comunita-energetiche-e-autoconsumo-collettivo":
    "/consulenza-comunita-energetiche-e-autoconsumo-collettivo",
  "promo-byd": "/promo-byd",
  "calcolo-ritorno-investimento": "/calcolo-ritorno-investimento",
  asseverazione: "/files/asseverazione",
  superbonus: "/files/superbonus",
} as const;

export const waysTo = [...Object.values(wayPaths), ...Object.values(guidancePaths)] as const;
export type WayPath = (typeof waysTo)[number];

/** The brand of /promo-byd, as the catalogue writes it. */
export const shownBrand = "BYD";

export interface Source {
  /** As it is called in Italian. */
  name: string;
  url: string;
  /** The act's own date; absent where the page of an authority is meant, which changes. */
  on?: CivilDate | undefined;
}

interface Facts {
  ways: readonly Way[];
  /** The day up to which the sources were read. */
  asOf?: CivilDate;
  sources?: readonly Source[];
}

const act = (name: string, on: CivilDate, urn: string): Source => ({
  name,
  on,
  url: `https://www.normattiva.it/uri-res/N2Ls?urn:nir:${urn}`,
});

const relaunch = (article: number) =>
  act(`D.L. 19 maggio 2020, n. 34, art. ${article}`, "2020-05-19", `stato:decreto.legge:2020-05-19;34~art${article}`);
const earthquakes = act(
  "D.L. 30 giugno 2025, n. 95 (L. 8 agosto 2025, n. 118)",
  "2025-06-30",
  "stato:decreto.legge:2025-06-30;95",
);
const conformity = act(
  "D.M. 22 gennaio 2008, n. 37, art. 7",
  "2008-01-22",
  "ministero.sviluppo.economico:decreto:2008-01-22;37~art7",
);
const enea: Source = {
  name: "ENEA, detrazioni fiscali",
  url: "https://www.efficienzaenergetica.enea.it/detrazioni-fiscali.html",
};
const revenue: Source = { name: "Agenzia delle Entrate", url: "https://www.agenziaentrate.gov.it/portale/" };

const readUntil: CivilDate = "2026-01-31";
/** When it was told that the contribution becomes a programme of the GSE, whose rules were still to come. */
const communitiesReadUntil: CivilDate = "2026-02-05";

/** What pages of advice say beside their words. A change of the law is a new `asOf` here and new words in all languages. */
export const guidanceFacts: Readonly<Record<keyof typeof guidancePaths, Facts>> = {
  "dropshipping-services-for-photovoltaic-products": { ways: ["plans", "registration", "contact"] },
  "commercial-and-industrial-photovoltaic-solutions": { ways: ["quotation", "registration", "catalogue"] },
  "consulenza-comunita-energetiche-e-autoconsumo-collettivo": {
    ways: ["quotation", "contact", "kits"],
    asOf: communitiesReadUntil,
    sources: [
      act("D.Lgs. 8 novembre 2021, n. 199, artt. 8 e 30-32", "2021-11-08", "stato:decreto.legislativo:2021-11-08;199"),
      {
        name: "D.M. 7 dicembre 2023, n. 414, e regole operative (D.D. 23 febbraio 2024, n. 22, aggiornate con D.D. 17 luglio 2025): GSE",
        on: "2023-12-07",
        url: "https://www.gse.it/servizi-per-te/autoconsumo/gruppi-di-autoconsumatori-e-comunita-di-energia-rinnovabile",
      },
      {
        name: "D.M. 28 febbraio 2025 e D.M. 16 maggio 2025, n. 127: MASE",
        on: "2025-05-16",
        url: "https://www.mase.gov.it/",
      },
    ],
  },
  "promo-byd": { ways: ["quotation", "contact"] },
  "calcolo-ritorno-investimento": { ways: ["quotation", "kits", "contact"] },
  asseverazione: {
    ways: ["quotation", "contact", "catalogue"],
    asOf: readUntil,
    sources: [
      relaunch(119),
      relaunch(121),
      {
        name: "D.M. 6 agosto 2020, requisiti tecnici e asseverazioni (Gazzetta Ufficiale n. 246 del 5 ottobre 2020)",
        on: "2020-08-06",
        url: "https://www.gazzettaufficiale.it/eli/gu/2020/10/05/246/sg/html",
      },
      act("D.L. 27 gennaio 2022, n. 4, art. 28-bis", "2022-01-27", "stato:decreto.legge:2022-01-27;4~art28bis"),
      conformity,
      enea,
    ],
  },
  superbonus: {
    ways: ["quotation", "kits", "contact"],
    asOf: readUntil,
    sources: [
      relaunch(119),
      act("L. 30 dicembre 2024, n. 207", "2024-12-30", "stato:legge:2024-12-30;207"),
      earthquakes,
      act("L. 30 dicembre 2025, n. 199", "2025-12-30", "stato:legge:2025-12-30;199"),
      act(
        "TUIR, D.P.R. 22 dicembre 1986, n. 917, art. 16-bis",
        "1986-12-22",
        "presidente.repubblica:decreto:1986-12-22;917~art16bis",
      ),
      act("D.L. 4 giugno 2013, n. 63, art. 16", "2013-06-04", "stato:decreto.legge:2013-06-04;63~art16"),
      { ...revenue, name: "Agenzia delle Entrate, circolare 19 giugno 2025, n. 8/E", on: "2025-06-19" },
      enea,
    ],
  },
};
