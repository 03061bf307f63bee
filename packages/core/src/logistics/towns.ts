import { distanceKm, type Point } from "../platform/distance.ts";

export interface Town {
  name: string;
  postalCode: string;
  provinceCode?: string | undefined;
  countryCode: string;
  latitude: number;
  longitude: number;
}

const rows = `IT Torino 10121 TO 45.07 7.69|IT Aosta 11100 AO 45.74 7.32|IT Cuneo 12100 CN 44.38 7.54|IT Genova 16121 GE 44.41 8.93
IT Milano 20121 MI 45.46 9.19|IT Como 22100 CO 45.81 9.08|IT Bergamo 24121 BG 45.70 9.67|IT Brescia 25121 BS 45.54 10.21
IT Trento 38122 TN 46.07 11.12|IT Bolzano 39100 BZ 46.50 11.35|IT Verona 37121 VR 45.44 10.99|IT Padova 35121 PD 45.41 11.88
IT Venezia 30121 VE 45.44 12.32|IT Belluno 32100 BL 46.14 12.22|IT Udine 33100 UD 46.06 13.24|IT Trieste 34121 TS 45.65 13.77
IT Parma 43121 PR 44.80 10.33|IT Bologna 40121 BO 44.49 11.34|IT Rimini 47921 RN 44.06 12.57|IT Firenze 50121 FI 43.77 11.26
IT Livorno 57123 LI 43.55 10.31|IT Grosseto 58100 GR 42.76 11.11|IT Perugia 06121 PG 43.11 12.39|IT Ancona 60121 AN 43.62 13.52
IT Roma 00184 RM 41.90 12.50|IT Latina 04100 LT 41.47 12.90|IT L'Aquila 67100 AQ 42.35 13.40|IT Pescara 65121 PE 42.46 14.21
IT Campobasso 86100 CB 41.56 14.66|IT Napoli 80133 NA 40.85 14.27|IT Salerno 84121 SA 40.68 14.77|IT Foggia 71121 FG 41.46 15.55
IT Bari 70121 BA 41.12 16.87|IT Lecce 73100 LE 40.35 18.17|IT Potenza 85100 PZ 40.64 15.80|IT Cosenza 87100 CS 39.30 16.25
IT Reggio_Calabria 89121 RC 38.11 15.65|IT Palermo 90133 PA 38.12 13.36|IT Catania 95131 CT 37.50 15.09|IT Agrigento 92100 AG 37.31 13.58
IT Sassari 07100 SS 40.73 8.56|IT Nuoro 08100 NU 40.32 9.33|IT Cagliari 09124 CA 39.22 9.12
ES Madrid 28001 - 40.42 -3.70|ES Barcelona 08001 - 41.39 2.17|ES Valencia 46001 - 39.47 -0.38|ES Sevilla 41001 - 37.39 -5.98|ES Bilbao 48001 - 43.26 -2.93
GB London SW1A_1AA - 51.50 -0.13|GB Birmingham B1_1BB - 52.48 -1.90|GB Manchester M1_1AE - 53.48 -2.24|GB Edinburgh EH1_1YZ - 55.95 -3.19
FR Paris 75001 - 48.86 2.35|FR Lyon 69001 - 45.76 4.84|FR Marseille 13001 - 43.30 5.37|FR Toulouse 31000 - 43.60 1.44|FR Nantes 44000 - 47.22 -1.55|FR Lille 59000 - 50.63 3.06
DE Berlin 10115 - 52.52 13.40|DE Hamburg 20095 - 53.55 9.99|DE München 80331 - 48.14 11.58|DE Köln 50667 - 50.94 6.96|DE Frankfurt_am_Main 60311 - 50.11 8.68|DE Leipzig 04109 - 51.34 12.37
RO București 010011 - 44.43 26.10|RO Cluj-Napoca 400001 - 46.77 23.59|RO Timișoara 300001 - 45.75 21.23|PT Lisboa 1100-001 - 38.72 -9.14|PT Porto 4000-001 - 41.15 -8.61
BE Bruxelles 1000 - 50.85 4.35|BE Antwerpen 2000 - 51.22 4.40|LU Luxembourg 1111 - 49.61 6.13|NL Amsterdam 1012_AB - 52.37 4.90|NL Rotterdam 3011_AD - 51.92 4.48|NL Groningen 9711_LX - 53.22 6.57
AT Wien 1010 - 48.21 16.37|AT Graz 8010 - 47.07 15.44|AT Salzburg 5020 - 47.80 13.04|AT Innsbruck 6020 - 47.27 11.39|CH Zürich 8001 - 47.37 8.54|CH Genève 1204 - 46.20 6.14|CH Lugano 6900 - 46.00 8.95
BG София 1000 - 42.70 23.32|BG Пловдив 4000 - 42.15 24.75|BG Варна 9000 - 43.21 27.91|PL Warszawa 00-001 - 52.23 21.01|PL Kraków 31-042 - 50.06 19.94|PL Gdańsk 80-831 - 54.35 18.65|PL Wrocław 50-101 - 51.11 17.03
RS Beograd 11000 - 44.82 20.46|RS Novi_Sad 21000 - 45.25 19.85|RS Niš 18000 - 43.32 21.90|UA Київ 01001 - 50.45 30.52|UA Львів 79000 - 49.84 24.03|UA Одеса 65000 - 46.48 30.73|UA Харків 61000 - 49.99 36.23
NO Oslo 0150 - 59.91 10.75|NO Bergen 5003 - 60.39 5.32|NO Trondheim 7011 - 63.43 10.40|HR Zagreb 10000 - 45.81 15.98|HR Split 21000 - 43.51 16.44|HR Rijeka 51000 - 45.33 14.44`;

const spaced = (text: string): string => text.replaceAll("_", " ");

/** A hundred towns of the 18 countries to two decimals of a degree (about a kilometre), each with one of its postal codes. */
export const towns: readonly Town[] = rows.split(/[|\n]/).map((row) => {
  const [countryCode = "", name = "", postalCode = "", province = "", latitude, longitude] = row.split(" ");
  return {
    name: spaced(name),
    postalCode: spaced(postalCode),
    ...(province !== "-" && { provinceCode: province }),
    countryCode,
    latitude: Number(latitude),
    longitude: Number(longitude),
  };
});

/** The nearest of these towns and how far it is. */
export function nearestTown(point: Point): { town: Town; km: number } {
  const byDistance = towns.map((town) => ({ town, km: distanceKm(point, town) }));
  return byDistance.reduce((best, one) => (one.km < best.km ? one : best));
}
