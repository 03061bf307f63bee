import type { Guides } from "./guide.ts";

export const guides: Guides = {
  panels: {
    title: "Solar panels",
    lead: "Monocrystalline, full-black, bifacial and coloured modules, from a single piece to a container, with power, guarantees and €/Wp side by side.",
    sections: [
      {
        heading: "Which module for which roof",
        paragraphs: [
          "On a house roof the yield per square metre counts: look at the efficiency, not at the watts alone. A very large 450 W module can yield less per area than a compact 430 W one; and it has to fit between chimneys and roof windows.",
          "Full black is chosen for its looks: it gets slightly warmer and costs more for the same power. Bifacial modules pay where light comes back from behind, on the ground, on carports and on bright flat roofs; lying on a dark pitched roof, the rear side does little.",
        ],
      },
      {
        heading: "The figures to read in the data sheet",
        paragraphs: [
          "The temperature coefficient says how much power is lost for each degree above a cell temperature of 25 °C: between -0.29 and -0.35 %/°C the difference in summer is some percentage points. The open-circuit voltage (Voc) in the cold decides how many modules fit into a string without exceeding the inverter's maximum voltage.",
          "There are two guarantees, to be read apart: the product guarantee covers defects, the performance guarantee promises a minimum power after so many years. N-type and half-cut cells usually degrade less and suffer less from partial shade.",
        ],
      },
      {
        heading: "Buying a piece, a pallet or a container",
        paragraphs: [
          "Modules travel on pallets: completing one lowers the price per piece, for companies that are enabled, and the risk of breakage too. Always plan a few spare pieces of the same lot: in some years that model may be gone.",
        ],
      },
    ],
  },
  inverters: {
    title: "Solar inverters",
    lead: "Single-phase, three-phase, hybrid, microinverters and retrofit: choose by power, number of MPPTs and input voltage.",
    sections: [
      {
        heading: "Single-phase, three-phase, hybrid",
        paragraphs: [
          "In Italy a plant on the low-voltage grid may be single-phase up to 6 kW; beyond that it must be three-phase. Where the supply is three-phase already, a three-phase inverter avoids unbalanced phases.",
          "A hybrid charges and discharges a battery on the direct-current side: it pays if the battery comes at once or within a few years. On an existing plant, a retrofit unit adds the battery on the alternating-current side without touching the inverter.",
        ],
      },
      {
        heading: "Strings, MPPTs and voltages",
        paragraphs: [
          "Each orientation of the roof asks for an MPPT of its own: two slopes, two MPPTs. The open-circuit voltage of the string at the coldest temperature of the place must stay below the maximum voltage; the working voltage in summer inside the MPPT window.",
          "The maximum short-circuit current is to be compared with the module's, which is higher in today's large and bifacial modules. The system check on the compare page does these sums with the figures of the data sheets and says what it cannot check.",
        ],
      },
      {
        heading: "DC/AC ratio",
        paragraphs: [
          "Modules somewhat stronger than the inverter, 1.1 to 1.3 times, make better use of weak hours: few peaks are cut. What counts is the maker's maximum DC power, which must not be exceeded.",
        ],
      },
    ],
  },
  batteries: {
    title: "Storage batteries",
    lead: "High- and low-tension storage for homes and industry, with capacity, BMS and €/kWh side by side.",
    sections: [
      {
        heading: "How much capacity",
        paragraphs: [
          "Start from what is used between sunset and dawn, not from the plant's power: a home that uses 6 kWh at night makes good use of a battery of 7 to 10 kWh. A larger one stays half empty in winter, and its price per kWh used goes up.",
          "Modular batteries can be extended, but usually only with modules of the same model and within a few years: leave room, and read how many may work in parallel.",
        ],
      },
      {
        heading: "High or low tension",
        paragraphs: [
          "High tension works with smaller currents, hence thinner cables and fewer losses; low tension (about 48 V) is simpler to extend and common with off-grid inverters. It must be the tension that the hybrid inverter takes: the system check looks at it.",
        ],
      },
      {
        heading: "Safety and place",
        paragraphs: [
          "LiFePO4 cells (lithium iron phosphate) are thermally more stable and last more cycles than other lithium chemistries. The BMS protects from charge, discharge and temperature: where it isn't integrated it has to be planned apart.",
          "Look at the protection class: IP65 may stand outside, out of direct sun; IP20 asks for a dry room. Below zero the charging of lithium cells is limited or blocked.",
        ],
      },
    ],
  },
  emobility: {
    title: "Charging for electric cars",
    lead: "Single-phase and three-phase wallboxes and direct-current chargers, to go with solar power.",
    sections: [
      {
        heading: "Which power",
        paragraphs: [
          "With alternating current the car's on-board charger decides: many take 7.4 kW single-phase or 11 kW three-phase, few 22 kW. A wallbox stronger than the car does not charge it faster.",
          "At home the power of the supply counts most: a wallbox with dynamic load control charges less when oven and heat pump start, and follows the solar surplus. Ask whether the energy meter that this needs is included.",
        ],
      },
      {
        heading: "Connector and place",
        paragraphs: [
          "In Europe the alternating-current socket is Type 2. An attached cable is quicker; with a socket alone the car's own cable is used. Measure the cable to the inlet of the parked car, not to its bumper.",
          "Each charging point wants a line of its own with the residual-current protection that the maker names, laid by a qualified electrician.",
        ],
      },
    ],
  },
  others: {
    title: "Accessories for solar power",
    lead: "Connectors, interface devices, spare parts and weather stations: what completes the plant.",
    sections: [
      {
        heading: "Connectors: the same brand on both sides",
        paragraphs: [
          "Two “compatible” connectors of different brands can heat up until they burn: makers guarantee the pairing of their own alone. Choose the module's connector and crimp it with the proper tool, for the section of your cable.",
        ],
      },
      {
        heading: "Interface device",
        paragraphs: [
          "In Italy the standard CEI 0-21 (low voltage) asks for an interface protection system; above 11.08 kW it must be a device outside the inverter. At medium voltage CEI 0-16 applies.",
        ],
      },
      {
        heading: "Measure to understand",
        paragraphs: [
          "A weather station with sensors of irradiance and temperature tells whether a drop in production comes from the sky or from the plant: in large plants it pays at the first fault that is found in time.",
        ],
      },
    ],
  },
  optimizers: {
    title: "Power optimizers",
    lead: "A tracker for each module: against shade, to read each panel, to shut down safely.",
    sections: [
      {
        heading: "When they are really needed",
        paragraphs: [
          "Where a chimney or a tree shades a few modules, optimizers keep them from pulling down the whole string. On a free roof with one orientation the gain is small: an inverter with several MPPTs is often enough.",
          "They also show production module by module and, in systems made for it, bring the string to a safe voltage when the plant is off.",
        ],
      },
      {
        heading: "Compatibility",
        paragraphs: [
          "Some optimizers work only with an inverter of the same brand, others with any string inverter. Compare the maximum input power and voltage with the module's, and the length of the cables with the layout, upright or lying.",
        ],
      },
    ],
  },
  structures: {
    title: "Mounting structures",
    lead: "Profiles, brackets, clamps, ballasts and whole systems for pitched, flat and sheet roofs and for the ground.",
    sections: [
      {
        heading: "First the roof, then the structure",
        paragraphs: [
          "Tiles want hooks fixed to the rafter; trapezoidal sheet takes short rails, standing seam takes clamps that do not pierce it; on a flat roof ballasts spare the membrane, if the slab bears their weight.",
          "Snow and wind of the place decide how far apart the fixings are: the designer says so. The edges of a roof catch more wind than its middle.",
        ],
      },
      {
        heading: "Materials that get along",
        paragraphs: [
          "Aluminium for profiles, stainless steel for screws and hooks: together they last. Galvanised steel and aluminium in damp contact corrode; near the sea even more so.",
        ],
      },
      {
        heading: "Counting the pieces",
        paragraphs: [
          "Each row needs two profiles; middle clamps sit between modules, end clamps at the ends, in the height of the module's frame. A long profile expands: beyond about ten metres it needs an expansion joint.",
        ],
      },
    ],
  },
  electrical_cabinet: {
    title: "Electrical cabinets",
    lead: "Field, interface and AC/DC cabinets, wired, by number of strings and power of the plant.",
    sections: [
      {
        heading: "Which cabinet, where",
        paragraphs: [
          "The field cabinet gathers the strings and protects them on the direct-current side; the AC/DC one joins the protections of both sides; the interface cabinet separates the plant from the grid when the grid fails, as CEI 0-21 asks in Italy.",
        ],
      },
      {
        heading: "What to check",
        paragraphs: [
          "Input and output strings, power range, maximum DC voltage and protection class: outside at least IP65, away from direct sun. Surge arresters wear out: they must be replaceable, and their sign must be seen.",
          "Three or more parallel strings as a rule need string fuses; one or two usually don't: the module's maximum reverse current says so.",
        ],
      },
    ],
  },
};
