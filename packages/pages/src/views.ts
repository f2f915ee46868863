import type { VNode } from 'preact';
import type { Queries, ViewProps } from './page.js';
import type { PAGES } from './pages.js';

/** The component of a page. */
type View<State, Q extends Queries> = (props: ViewProps<State, Q>) => VNode;
type AnyView = View<unknown, Queries>;

/** Forget the types of a component. */
const view =
  <State, Q extends Queries>(load: () => Promise<View<State, Q>>) =>
  async (): Promise<AnyView> =>
    (await load()) as unknown as AnyView;

/** The component of each page, loaded by the thread that renders it first. */
const VIEWS: Readonly<Record<keyof typeof PAGES, () => Promise<AnyView>>> = {
  home: view(async () => (await import('./home/HomeView.js')).HomeView),
  day: view(async () => (await import('./day/DayView.js')).DayView),
  chart: view(async () => (await import('./chart/ChartView.js')).ChartView),
  difference: view(async () => (await import('./difference/DifferenceView.js')).DifferenceView),
  kp: view(async () => (await import('./kp/KpView.js')).KpView),
  match: view(async () => (await import('./match/MatchView.js')).MatchView),
  muhurta: view(async () => (await import('./muhurta/MuhurtaView.js')).MuhurtaView),
  search: view(async () => (await import('./search/SearchView.js')).SearchView),
  sky: view(async () => (await import('./sky/SkyView.js')).SkyView),
  convert: view(async () => (await import('./convert/ConvertView.js')).ConvertView),
  print: view(async () => (await import('./print/PrintView.js')).PrintView),
  about: view(async () => (await import('./about/AboutView.js')).AboutView),
  month: view(async () => (await import('./month/MonthView.js')).MonthView),
  festivals: view(async () => (await import('./festivals/FestivalsView.js')).FestivalsView),
  festival: view(async () => (await import('./festival/FestivalView.js')).FestivalView),
  eclipses: view(async () => (await import('./eclipses/EclipsesView.js')).EclipsesView),
  prashna: view(async () => (await import('./prashna/PrashnaView.js')).PrashnaView),
  varshaphal: view(async () => (await import('./varshaphal/VarshaphalView.js')).VarshaphalView),
  family: view(async () => (await import('./family/FamilyView.js')).FamilyView),
};

/** The component of the page of a name. */
export const viewNamed = (name: string): Promise<AnyView> => VIEWS[name as keyof typeof PAGES]();
