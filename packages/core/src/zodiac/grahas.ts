/** Sun..Saturn, the seven planets that own signs. */
export const PLANETS = ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
export type Planet = (typeof PLANETS)[number];

/** The lunar nodes. */
export const NODES = ['Rahu', 'Ketu'] as const;
export type LunarNode = (typeof NODES)[number];

/** The nine grahas. */
export const GRAHAS = [...PLANETS, ...NODES] as const;
export type Graha = (typeof GRAHAS)[number];

/** The ascendant and the nine grahas: the subjects of most rules of Jyotish. */
export const LAGNA_AND_GRAHAS = ['Ascendant', ...GRAHAS] as const;
export type LagnaOrGraha = (typeof LAGNA_AND_GRAHAS)[number];

/** Bodies that have positions, nakshatras and vargas only. */
export const OUTER_PLANETS = ['Uranus', 'Neptune', 'Pluto'] as const;
export type OuterPlanet = (typeof OUTER_PLANETS)[number];

/** Everything in the sky with a position of its own. */
export const SKY_BODIES = [...GRAHAS, ...OUTER_PLANETS] as const;
export type SkyBody = (typeof SKY_BODIES)[number];

/** The thirteen bodies of a chart, in the order of every response. */
export const BODIES = ['Ascendant', ...SKY_BODIES] as const;
export type Body = (typeof BODIES)[number];

export const isGraha = (body: string): body is Graha => (GRAHAS as readonly string[]).includes(body);
export const isPlanet = (body: string): body is Planet => (PLANETS as readonly string[]).includes(body);
