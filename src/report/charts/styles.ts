/** Ways of drawing a chart: houses fixed (north) or signs fixed (south). */
export const CHART_STYLES = ['north', 'south'] as const;
export type ChartStyle = (typeof CHART_STYLES)[number];
